use std::io::{self, BufRead, Write};

fn main() {
    for line in io::stdin().lock().lines() {
        let line = line.unwrap();
        if line.contains("\"type\":\"start\"") {
            println!("{{\"type\":\"ready\"}}");
        } else if line.contains("\"type\":\"ask\"") {
            let after = |text: &str, key: &str| text[text.find(key).unwrap() + key.len()..].to_string();
            let you: usize = after(&line, "\"you\":")[..1].parse().unwrap();
            let hands = after(&line, "\"hands\":[");
            let hand = hands.split('{').nth(you + 1).unwrap().split('}').next().unwrap();
            let coin = hand
                .split(',')
                .map(|part| part.replace('"', ""))
                .filter(|part| !part.ends_with(":0"))
                .map(|part| part.split(':').next().unwrap().parse::<u32>().unwrap())
                .min()
                .unwrap();
            println!("{{\"type\":\"move\",\"move\":{{\"coin\":{}}}}}", coin);
            io::stdout().flush().unwrap();
        }
    }
}
