// template-oracle: what Go's text/template prints for a template with the functions of sprig and Helm. Reads one JSON question per line on
// standard input, writes one JSON answer per line. Random functions, and those that read the clock or the environment, are not defined.
//
//	question  {"template":"{{ .a }}","data":{"a":1}}
//	answer    {"out":"1"} or {"error":"template: t:1:3: ..."}
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"sort"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig/v3"
	"sigs.k8s.io/yaml"
)

type question struct {
	Template string `json:"template"`
	Data     any    `json:"data"`
}

type answer struct {
	Out   *string `json:"out,omitempty"`
	Error string  `json:"error,omitempty"`
}

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
		if err := output.Encode(reply(asked)); err != nil {
			os.Exit(1)
		}
	}
}

func reply(asked question) answer {
	set := template.New("gotpl").Option("missingkey=zero")
	set.Funcs(functions(set))
	if _, err := set.New("t").Parse(asked.Template); err != nil {
		return answer{Error: err.Error()}
	}
	var printed strings.Builder
	if err := set.ExecuteTemplate(&printed, "t", asked.Data); err != nil {
		return answer{Error: err.Error()}
	}
	out := printed.String()
	return answer{Out: &out}
}

// functions are those of sprig with the ones that Helm adds or replaces.
func functions(set *template.Template) template.FuncMap {
	all := sprig.HermeticTxtFuncMap()
	for _, name := range []string{"shuffle", "ago", "bcrypt", "htpasswd", "encryptAES", "genPrivateKey", "genCA", "genCAWithKey",
		"genSelfSignedCert", "genSelfSignedCertWithKey", "genSignedCert", "genSignedCertWithKey", "randInt"} {
		delete(all, name)
	}
	all["keys"] = func(maps ...map[string]any) []string {
		names := []string{}
		for _, each := range maps {
			own := []string{}
			for name := range each {
				own = append(own, name)
			}
			sort.Strings(own)
			names = append(names, own...)
		}
		return names
	}
	delete(all, "values")
	all["include"] = func(name string, data any) (string, error) {
		var printed strings.Builder
		err := set.ExecuteTemplate(&printed, name, data)
		return printed.String(), err
	}
	all["toYaml"] = func(value any) string {
		text, err := yaml.Marshal(value)
		if err != nil {
			return ""
		}
		return strings.TrimSuffix(string(text), "\n")
	}
	all["fromYaml"] = func(text string) map[string]any {
		read := map[string]any{}
		if err := yaml.Unmarshal([]byte(text), &read); err != nil {
			read["Error"] = err.Error()
		}
		return read
	}
	all["toJson"] = func(value any) string {
		text, err := json.Marshal(value)
		if err != nil {
			return ""
		}
		return string(text)
	}
	all["required"] = func(message string, value any) (any, error) {
		if value == nil || value == "" {
			return value, fmt.Errorf("HELM_ERR_START%sHELM_ERR_END", message)
		}
		return value, nil
	}
	return all
}
