"use strict";
(() => {
  const COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#56b4e9", "#7a4fbf", "#888888"];
  const HEIGHT = 320;
  const plots = JSON.parse(document.getElementById("curves").textContent);
  const style = getComputedStyle(document.documentElement);
  const axis = {stroke: style.getPropertyValue("--text"), grid: {stroke: style.getPropertyValue("--grid")}};
  const drawn = plots.map((plot, number) => {
    const place = document.querySelectorAll(".plot")[number];
    const lines = plot.lines.map((line, i) => ({
      label: line.name, stroke: COLOURS[i % COLOURS.length], width: 2, spanGaps: true,
      dash: i < COLOURS.length ? [] : [6, 4],
    }));
    const options = {
      width: place.clientWidth, height: HEIGHT,
      scales: {x: {time: false}},
      series: [{label: "positions"}, ...lines],
      axes: [{...axis, label: "positions"}, {...axis, size: 70, values: (chart, ticks) => ticks.map(tick => Number(tick.toPrecision(4)))}],
    };
    return {place, chart: new uPlot(options, [plot.samples, ...plot.lines.map(line => line.values)], place)};
  });
  addEventListener("resize", () =>
    drawn.forEach(({place, chart}) => chart.setSize({width: place.clientWidth, height: HEIGHT})));
})();
