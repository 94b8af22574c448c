// Pictures of the board as files.

const PROPERTIES = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-dasharray', 'opacity',
  'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'];
const PIXELS = 1200;

export function download(name, blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

// The drawing with its colours written out, since a file has no style sheet.
function standalone(svg) {
  const copy = svg.cloneNode(true);
  const originals = [svg, ...svg.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, i) => {
    const style = getComputedStyle(originals[i]);
    for (const property of PROPERTIES) {
      element.setAttribute(property, style.getPropertyValue(property));
    }
    element.removeAttribute('class');
  });
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

export function downloadSvg(svg) {
  download('katachi.svg', standalone(svg));
}

export async function downloadPng(svg) {
  const url = URL.createObjectURL(standalone(svg));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { width, height } = svg.viewBox.baseVal;
    const canvas = document.createElement('canvas');
    canvas.width = PIXELS;
    canvas.height = Math.round(PIXELS * height / width);
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    download('katachi.png', await new Promise(resolve => canvas.toBlob(resolve)));
  } finally {
    URL.revokeObjectURL(url);
  }
}
