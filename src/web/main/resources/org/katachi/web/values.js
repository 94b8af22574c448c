// Values as texts.

export function percent(rate) {
  return (100 * rate).toFixed(1) + ' %';
}

// A value for the board: the win rate in percent, or for a forced win the moves to its end.
export function valueText(line) {
  return line.proved ? (line.proved === 'win' ? 'M' : '-M') + line.plies : String(Math.round(100 * line.winRate));
}

// As 950, 12 k or 3.4 M.
export function rounded(count) {
  const [size, unit] = count >= 1e6 ? [1e6, ' M'] : count >= 1e3 ? [1e3, ' k'] : [1, ''];
  const value = count / size;
  return value.toFixed(unit && value < 10 ? 1 : 0) + unit;
}
