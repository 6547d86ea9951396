// yaml-oracle: how go-yaml parses a text, in both versions that Flux and the API server read with. Reads one JSON question per line on
// standard input, writes one JSON answer per line.
//
//	question  {"text":"a: [1]"}
//	answer    {"root":["map",["plain","a"],["flow list",["plain","1"]]],"v2":"an error","v3":"an error"}
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"os"
	"strings"

	v2 "go.yaml.in/yaml/v2"
	v3 "go.yaml.in/yaml/v3"
)

type question struct {
	Text string `json:"text"`
}

type answer struct {
	// The first document, as v3 parses it.
	Root any    `json:"root,omitempty"`
	V2   string `json:"v2,omitempty"`
	V3   string `json:"v3,omitempty"`
}

// parsedOnly is a value that nothing is decoded into: what fails is the parser.
type parsedOnly struct{}

func (*parsedOnly) UnmarshalYAML(func(any) error) error { return nil }

func main() {
	input, output := bufio.NewReader(os.Stdin), json.NewEncoder(os.Stdout)
	output.SetEscapeHTML(false)
	for {
		line, err := input.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			return
		}
		var asked question
		if err := json.Unmarshal(line, &asked); err != nil {
			os.Exit(1)
		}
		if err := output.Encode(reply(asked.Text)); err != nil {
			os.Exit(1)
		}
	}
}

func reply(text string) (given answer) {
	if err := v2.Unmarshal([]byte(text), &parsedOnly{}); err != nil {
		given.V2 = err.Error()
	}
	var document v3.Node
	err := v3.NewDecoder(strings.NewReader(text)).Decode(&document)
	switch {
	case errors.Is(err, io.EOF):
	case err != nil:
		given.V3 = err.Error()
	default:
		given.Root = nodeOf(document.Content[0])
	}
	return given
}

func nodeOf(node *v3.Node) []any {
	switch node.Kind {
	case v3.AliasNode:
		return []any{"alias", node.Value}
	case v3.ScalarNode:
		return []any{styleOf(node), node.Value}
	}
	name := "list"
	if node.Kind == v3.MappingNode {
		name = "map"
	}
	if node.Style&v3.FlowStyle != 0 {
		name = "flow " + name
	}
	described := []any{name}
	for _, child := range node.Content {
		described = append(described, nodeOf(child))
	}
	return described
}

func styleOf(node *v3.Node) string {
	switch {
	case node.Style&v3.DoubleQuotedStyle != 0:
		return "double"
	case node.Style&v3.SingleQuotedStyle != 0:
		return "single"
	case node.Style&v3.LiteralStyle != 0:
		return "literal"
	case node.Style&v3.FoldedStyle != 0:
		return "folded"
	}
	return "plain"
}
