// artifact-oracle: which files of a repository source-controller packs into an artifact, by its own libraries. Reads one JSON
// question per line on standard input, writes one JSON answer per line.
//
//	question  {"files":{"a.yaml":"text"},"ignore":"*.md","sparseCheckout":["apps"]}
//	answer    {"files":["a.yaml"]} or {"error":"..."}
package main

import (
	"bufio"
	"encoding/json"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"time"

	"github.com/fluxcd/pkg/artifact/storage"
	"github.com/fluxcd/pkg/sourceignore"
	"github.com/go-git/go-git/v5"
	"github.com/go-git/go-git/v5/plumbing/object"
)

type question struct {
	Files          map[string]string `json:"files"`
	Ignore         *string           `json:"ignore"`
	SparseCheckout []string          `json:"sparseCheckout"`
}

type answer struct {
	Files []string `json:"files"`
	Error string   `json:"error,omitempty"`
}

func main() {
	input := bufio.NewScanner(os.Stdin)
	input.Buffer(nil, 1<<26)
	output := json.NewEncoder(os.Stdout)
	for input.Scan() {
		var asked question
		if err := json.Unmarshal(input.Bytes(), &asked); err != nil {
			panic(err)
		}
		files, err := artifact(asked)
		if err != nil {
			files = []string{}
		}
		result := answer{Files: files}
		if err != nil {
			result.Error = err.Error()
		}
		if err := output.Encode(result); err != nil {
			panic(err)
		}
	}
}

func artifact(asked question) ([]string, error) {
	scratch, err := os.MkdirTemp("", "artifact-oracle")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(scratch)
	dir := filepath.Join(scratch, "repository")
	for path, text := range asked.Files {
		file := filepath.Join(dir, path)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return nil, err
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			return nil, err
		}
	}
	if len(asked.SparseCheckout) > 0 {
		if dir, err = checkedOut(dir, filepath.Join(scratch, "checkout"), asked.SparseCheckout); err != nil {
			return nil, err
		}
	}
	return packed(dir, asked.Ignore)
}

// As fluxcd/pkg/git/gogit clones a branch with sparse directories.
func checkedOut(from, to string, directories []string) (string, error) {
	repository, err := git.PlainInit(from, false)
	if err != nil {
		return "", err
	}
	tree, err := repository.Worktree()
	if err != nil {
		return "", err
	}
	if err := tree.AddWithOptions(&git.AddOptions{All: true}); err != nil {
		return "", err
	}
	author := &object.Signature{Name: "oracle", Email: "oracle@example.org", When: time.Unix(0, 0)}
	if _, err := tree.Commit("files", &git.CommitOptions{Author: author}); err != nil {
		return "", err
	}
	head, err := repository.Head()
	if err != nil {
		return "", err
	}
	cloned, err := git.PlainClone(to, false, &git.CloneOptions{URL: from, NoCheckout: true})
	if err != nil {
		return "", err
	}
	work, err := cloned.Worktree()
	if err != nil {
		return "", err
	}
	sparse := make([]string, len(directories))
	for i, path := range directories {
		sparse[i] = strings.TrimPrefix(path, "./")
	}
	return to, work.Checkout(&git.CheckoutOptions{Branch: head.Name(), SparseCheckoutDirectories: sparse})
}

// As source-controller archives a directory: reconcileArtifact, and Storage.Archive of fluxcd/pkg/artifact.
func packed(dir string, ignore *string) ([]string, error) {
	domain := strings.Split(dir, string(filepath.Separator))
	patterns, err := sourceignore.LoadIgnorePatterns(dir, domain)
	if err != nil {
		return nil, err
	}
	if ignore != nil {
		patterns = append(patterns, sourceignore.ReadPatterns(strings.NewReader(*ignore), domain)...)
	}
	isLeftOut := storage.SourceIgnoreFilter(patterns, domain)
	files := []string{}
	err = filepath.Walk(dir, func(path string, info os.FileInfo, err error) error {
		if err != nil {
			return err
		}
		if !info.Mode().IsRegular() || isLeftOut(path, info) {
			return nil
		}
		relative, err := filepath.Rel(dir, path)
		// A pattern such as !* keeps even Git's own files, which say nothing of the repository.
		if !strings.HasPrefix(relative, ".git/") {
			files = append(files, relative)
		}
		return err
	})
	sort.Strings(files)
	return files, err
}
