// Times, evaluations and counts in words.

const FORCED = 30000; // a forced win in n plies is FORCED - n
const LEAST_FORCED = 29000;

function seconds(millis) {
  if (millis < 100) {
    return Math.round(millis) + ' ms';
  }
  return (millis / 1000).toFixed(millis < 10000 ? 2 : 1) + ' s';
}

function clockTime(millis) {
  const tenths = Math.round(Math.max(0, millis) / 100);
  const minutes = Math.floor(tenths / 600);
  return minutes + ':' + (tenths / 10 - 60 * minutes).toFixed(1).padStart(4, '0');
}

function evaluationText(value) {
  const size = Math.abs(value);
  const sign = value < 0 ? '−' : '+';
  if (size >= LEAST_FORCED) {
    const plies = Math.round(FORCED - size);
    return sign + 'M' + (plies > 0 && plies < FORCED - LEAST_FORCED ? plies : '*');
  }
  return (value === 0 ? '' : sign) + size;
}

function count(nodes) {
  const units = ['', ' K', ' M', ' G', ' T'];
  let unit = 0;
  while (nodes >= 1000 && unit < units.length - 1) {
    nodes /= 1000;
    unit++;
  }
  return (unit === 0 || nodes >= 100 ? nodes.toFixed(0) : nodes.toFixed(1)) + units[unit];
}
