// A soft click for each stone.

const SECONDS = 0.06;

let context = null;

// A browser lets a page sound once a person has done something there.
export function click() {
  if (!navigator.userActivation.hasBeenActive) {
    return;
  }
  context = context || new AudioContext();
  const start = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.setValueAtTime(900, start);
  tone.frequency.exponentialRampToValueAtTime(200, start + SECONDS);
  volume.gain.setValueAtTime(0.2, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + SECONDS);
}
