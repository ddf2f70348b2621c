// Coin Fight's turn protocol: plays its lowest coin and takes no change.
const [first, , ...hands] = require("fs").readFileSync(0, "utf8").split("\n");
const [players, turn] = first.split(" ").map(Number);
const coins = hands[turn % players].split(", ").map((part) => part.split("x"));
console.log(coins.find(([count]) => count !== "0")[1]);
