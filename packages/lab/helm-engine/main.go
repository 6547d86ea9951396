// helm-engine: the time that Helm's own engine takes to render a chart that is loaded. Prints the median of the rounds for each chart
// folder, in microseconds, one number per line. A round composes the values, checks them against the schema, and renders all templates.
//
//	helm-engine ROUNDS CHART...
package main

import (
	"fmt"
	"io"
	"log"
	"log/slog"
	"os"
	"sort"
	"strconv"
	"time"

	"helm.sh/helm/v4/pkg/chart/common"
	"helm.sh/helm/v4/pkg/chart/common/util"
	"helm.sh/helm/v4/pkg/chart/v2/loader"
	chartutil "helm.sh/helm/v4/pkg/chart/v2/util"
	"helm.sh/helm/v4/pkg/engine"
)

func main() {
	log.SetOutput(io.Discard)
	slog.SetDefault(slog.New(slog.DiscardHandler))
	rounds, err := strconv.Atoi(os.Args[1])
	if err != nil {
		fail(err)
	}
	for _, folder := range os.Args[2:] {
		fmt.Println(median(folder, rounds).Microseconds())
	}
}

func median(folder string, rounds int) time.Duration {
	chart, err := loader.Load(folder)
	if err != nil {
		fail(err)
	}
	values := map[string]any{}
	if err := chartutil.ProcessDependencies(chart, values); err != nil {
		fail(err)
	}
	options := common.ReleaseOptions{Name: "web", Namespace: "default", Revision: 1, IsInstall: true}
	times := make([]time.Duration, rounds)
	for round := range times {
		start := time.Now()
		composed, err := util.ToRenderValues(chart, values, options, common.DefaultCapabilities)
		if err != nil {
			fail(err)
		}
		if _, err := engine.Render(chart, composed); err != nil {
			fail(err)
		}
		times[round] = time.Since(start)
	}
	sort.Slice(times, func(a, b int) bool { return times[a] < times[b] })
	return times[rounds/2]
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}
