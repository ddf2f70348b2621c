package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
)

type message struct {
	Type string `json:"type"`
	View struct {
		You   int              `json:"you"`
		Hands []map[string]int `json:"hands"`
	} `json:"view"`
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var m message
		json.Unmarshal(lines.Bytes(), &m)
		if m.Type == "start" {
			fmt.Println(`{"type":"ready"}`)
		} else if m.Type == "ask" {
			coin := 0
			for text, count := range m.View.Hands[m.View.You] {
				cents, _ := strconv.Atoi(text)
				if count > 0 && (coin == 0 || cents < coin) {
					coin = cents
				}
			}
			fmt.Printf("{\"type\":\"move\",\"move\":{\"coin\":%d}}\n", coin)
		}
	}
}
