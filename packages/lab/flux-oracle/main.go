// The Flux oracle answers what kustomize-controller would apply for a Kustomization, by the controller's own libraries
// and without a cluster. One JSON question a line on standard input, one JSON answer a line on standard output, in order.
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/fluxcd/pkg/kustomize"
	securefs "github.com/fluxcd/pkg/kustomize/filesys"
	"github.com/fluxcd/pkg/ssa"
	"github.com/fluxcd/pkg/ssa/normalize"
	ssautil "github.com/fluxcd/pkg/ssa/utils"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/client-go/kubernetes/scheme"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/kustomize/api/krusty"
	"sigs.k8s.io/kustomize/api/provider"
	"sigs.k8s.io/kustomize/api/resmap"
	"sigs.k8s.io/kustomize/api/types"
)

type question struct {
	// Root of the source: what the artifact holds.
	Root string `json:"root"`
	// In place of a source, the text of an object as it leaves kustomize: a quick way to ask about what comes after.
	Resource      string         `json:"resource"`
	Kustomization map[string]any `json:"kustomization"`
	// ConfigMaps and Secrets that substituteFrom may name.
	Objects []map[string]any `json:"objects"`
	// As the controller's feature gate StrictPostBuildSubstitutions.
	Strict bool `json:"strict"`
	// "kustomize" for what kustomize makes of the sources; all that the controller does otherwise.
	Stage string `json:"stage"`
	// Use the built-in schema of the build before, which the controller reads anew: most of the time of a small build.
	// Ignored for sources that name a schema of their own.
	KeepSchema bool `json:"keepSchema"`
}

type answer struct {
	Objects []*unstructured.Unstructured `json:"objects"`
	Error   string                       `json:"error,omitempty"`
}

func main() {
	input, output := bufio.NewReader(os.Stdin), json.NewEncoder(os.Stdout)
	if len(os.Args) > 1 && os.Args[1] == "types" {
		if err := output.Encode(describeTypes()); err != nil {
			os.Exit(1)
		}
		return
	}
	for {
		line, err := input.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			return
		}
		if err := output.Encode(reply(line)); err != nil {
			os.Exit(1)
		}
	}
}

func reply(line []byte) answer {
	var asked question
	if err := json.Unmarshal(line, &asked); err != nil {
		return answer{Error: "not a question: " + err.Error()}
	}
	objects, err := build(asked)
	if err != nil {
		return answer{Error: err.Error()}
	}
	return answer{Objects: objects}
}

func build(asked question) (objects []*unstructured.Unstructured, err error) {
	// A panic of the libraries fails the reconciliation, not the controller.
	defer func() {
		if panicked := recover(); panicked != nil {
			objects, err = nil, fmt.Errorf("panic: %v [recovered]", panicked)
		}
	}()
	if asked.Resource != "" {
		resources, err := resmap.NewFactory(provider.NewDefaultDepProvider().GetResourceFactory()).NewResMapFromBytes([]byte(asked.Resource))
		if err != nil {
			return nil, err
		}
		return afterBuild(resources, unstructured.Unstructured{Object: asked.Kustomization}, asked)
	}
	// The generator writes a kustomization.yaml, so it works on a copy, as the controller does.
	scratch, err := os.MkdirTemp("", "flux-oracle-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(scratch)
	if scratch, err = filepath.EvalSymlinks(scratch); err != nil {
		return nil, err
	}
	source := filepath.Join(scratch, "source")
	objects, err = buildIn(source, asked)
	if err != nil {
		// Without the name of the copy, equal questions have equal answers.
		return nil, errors.New(strings.ReplaceAll(err.Error(), source+"/", ""))
	}
	return objects, nil
}

func buildIn(source string, asked question) ([]*unstructured.Unstructured, error) {
	if err := os.CopyFS(source, os.DirFS(asked.Root)); err != nil {
		return nil, err
	}
	owner := unstructured.Unstructured{Object: asked.Kustomization}
	resources, err := kustomized(source, owner, asked.KeepSchema)
	if err != nil {
		return nil, err
	}
	return afterBuild(resources, owner, asked)
}

func afterBuild(resources resmap.ResMap, owner unstructured.Unstructured, asked question) ([]*unstructured.Unstructured, error) {
	if asked.Stage == "kustomize" {
		return objectsOf(resources)
	}
	if err := substituted(resources, owner, asked); err != nil {
		return nil, err
	}
	return finished(resources, owner)
}

func kustomized(source string, owner unstructured.Unstructured, keepSchema bool) (resmap.ResMap, error) {
	path, _, _ := unstructured.NestedString(owner.Object, "spec", "path")
	directory := filepath.Join(source, filepath.Clean("/"+path))
	if _, err := os.Stat(directory); err != nil {
		return nil, fmt.Errorf("kustomization path not found: %s", path)
	}
	if _, err := kustomize.NewGenerator(source, owner).WriteFile(directory); err != nil {
		return nil, err
	}
	build := secureBuild
	if !keepSchema || namesSchema(source) {
		build = kustomize.SecureBuild
	}
	resources, err := build(source, directory, false)
	if err != nil {
		return nil, fmt.Errorf("kustomize build failed: %w", err)
	}
	for _, resource := range resources.Resources() {
		if resource.GetName() == "" || resource.GetKind() == "" || resource.GetApiVersion() == "" {
			return nil, errors.New("failed to decode Kubernetes apiVersion, kind and name")
		}
	}
	return resources, nil
}

// As kustomize.SecureBuild of github.com/fluxcd/pkg, without its reset of the schema before and after each build.
func secureBuild(root, directory string, _ bool) (resources resmap.ResMap, err error) {
	defer func() {
		if panicked := recover(); panicked != nil {
			err = fmt.Errorf("recovered from kustomize build panic: %v", panicked)
		}
	}()
	files, err := securefs.MakeFsOnDiskSecure(root)
	if err != nil {
		return nil, err
	}
	return krusty.MakeKustomizer(&krusty.Options{
		LoadRestrictions: types.LoadRestrictionsNone,
		PluginConfig:     types.DisabledPluginConfig(),
	}).Run(files, directory)
}

// Whether a build of the source could change the schema of the next: the field `openapi` of a kustomization file.
func namesSchema(source string) bool {
	found := errors.New("found")
	return filepath.WalkDir(source, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		if err == nil && bytes.Contains(text, []byte("openapi")) {
			return found
		}
		return err
	}) != nil
}

func substituted(resources resmap.ResMap, owner unstructured.Unstructured, asked question) error {
	if _, wanted, _ := unstructured.NestedMap(owner.Object, "spec", "postBuild"); !wanted {
		return nil
	}
	known := make([]client.Object, 0, len(asked.Objects))
	for _, object := range asked.Objects {
		known = append(known, &unstructured.Unstructured{Object: object})
	}
	cluster := fake.NewClientBuilder().WithScheme(scheme.Scheme).WithObjects(known...).Build()
	strategy, _, _ := unstructured.NestedString(owner.Object, "spec", "postBuild", "substituteStrategy")
	options := []kustomize.SubstituteOption{
		kustomize.SubstituteWithStrict(asked.Strict),
		kustomize.SubstituteWithAlways(strategy == "Always"),
	}
	for _, resource := range resources.Resources() {
		changed, err := kustomize.SubstituteVariables(context.Background(), cluster, owner, resource, options...)
		if err != nil {
			return fmt.Errorf("post build failed for '%s/%s': %w", resource.GetGvk(), resource.GetName(), err)
		}
		if changed == nil {
			continue
		}
		if _, err := resources.Replace(changed); err != nil {
			return err
		}
	}
	return nil
}

// What the controller adds between the build and the apply.
func finished(resources resmap.ResMap, owner unstructured.Unstructured) ([]*unstructured.Unstructured, error) {
	objects, err := objectsOf(resources)
	if err != nil {
		return nil, err
	}
	field := ssa.Owner{Field: "kustomize-controller", Group: "kustomize.toolkit.fluxcd.io"}
	ssa.NewResourceManager(nil, nil, field).SetOwnerLabels(objects, owner.GetName(), owner.GetNamespace())
	if err := normalize.UnstructuredList(objects); err != nil {
		return nil, err
	}
	labels, _, _ := unstructured.NestedStringMap(owner.Object, "spec", "commonMetadata", "labels")
	annotations, _, _ := unstructured.NestedStringMap(owner.Object, "spec", "commonMetadata", "annotations")
	ssautil.SetCommonMetadata(objects, labels, annotations)
	return objects, nil
}

func objectsOf(resources resmap.ResMap) ([]*unstructured.Unstructured, error) {
	text, err := resources.AsYaml()
	if err != nil {
		return nil, err
	}
	return ssautil.ReadObjects(bytes.NewReader(text))
}
