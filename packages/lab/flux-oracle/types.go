package main

import (
	"encoding/json"
	"fmt"
	"reflect"
	"sort"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes/scheme"
)

// typeTable lists the Go types through which the controller passes objects of the kinds that client-go knows.
type typeTable struct {
	// Struct of each kind, by `apiVersion/kind`.
	Kinds map[string]int `json:"kinds"`
	// Fields of each struct: name (empty for an inlined struct), type, and `e` for omitempty, `z` for omitzero.
	Structs [][][3]string `json:"structs"`
}

var (
	jsonUnmarshaler = reflect.TypeFor[json.Unmarshaler]()
	isZeroer        = reflect.TypeFor[interface{ IsZero() bool }]()
)

func describeTypes() typeTable {
	table := typeTable{Kinds: map[string]int{}}
	known := map[reflect.Type]int{}
	kinds := scheme.Scheme.AllKnownTypes()
	names := make([]string, 0, len(kinds))
	types := map[string]reflect.Type{}
	for kind, described := range kinds {
		if _, isObject := reflect.New(described).Interface().(metav1.Object); !isObject || kind.Version == "__internal" {
			continue
		}
		name := kind.GroupVersion().String() + "/" + kind.Kind
		names = append(names, name)
		types[name] = described
	}
	sort.Strings(names)
	for _, name := range names {
		table.Kinds[name] = describeStruct(types[name], &table, known)
	}
	return table
}

func describeStruct(described reflect.Type, table *typeTable, known map[reflect.Type]int) int {
	if number, found := known[described]; found {
		return number
	}
	number := len(table.Structs)
	known[described] = number
	table.Structs = append(table.Structs, nil)
	fields := [][3]string{}
	for index := range described.NumField() {
		field := described.Field(index)
		name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
		if name == "-" {
			continue
		}
		flags := ""
		for option := range strings.SplitSeq(options, ",") {
			switch option {
			case "omitempty":
				flags += "e"
			case "omitzero":
				flags += "z"
			}
		}
		if name == "" && !field.Anonymous {
			name = field.Name
		}
		fields = append(fields, [3]string{name, describeType(field.Type, table, known), flags})
	}
	table.Structs[number] = fields
	return number
}

func describeType(described reflect.Type, table *typeTable, known map[reflect.Type]int) string {
	if described.Kind() == reflect.Pointer {
		return "*" + describeType(described.Elem(), table, known)
	}
	// Types that read themselves.
	if reflect.PointerTo(described).Implements(jsonUnmarshaler) {
		return "=" + described.Name()
	}
	switch described.Kind() {
	case reflect.Slice:
		if described.Elem().Kind() == reflect.Uint8 {
			return "bytes"
		}
		return "[]" + describeType(described.Elem(), table, known)
	case reflect.Map:
		return "{}" + describeType(described.Elem(), table, known)
	case reflect.Struct:
		zero := ""
		if described.Implements(isZeroer) {
			zero = "?"
		}
		return fmt.Sprintf("%s%d", zero, describeStruct(described, table, known))
	case reflect.Interface:
		return "any"
	default:
		return described.Kind().String()
	}
}
