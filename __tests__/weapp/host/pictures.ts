// Pictures of style sheets (grounds, masks): each has to come, and to have something on it.

type State = 'coming' | 'drawn' | 'empty' | 'lost';
const states = new Map<string, State>();
const SIDE = 24;

/** Whether anything of it is not transparent. A film or another server's picture does not tell. */
function hasInk(picture: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return true;
  try {
    pen.drawImage(picture, 0, 0, SIDE, SIDE);
    return pen.getImageData(0, 0, SIDE, SIDE).data.some((value, at) => at % 4 === 3 && value > 0);
  } catch {
    return true;
  }
}

/** Of a picture at this address; it is asked for at the first question. */
export function pictureState(url: string): State {
  const known = states.get(url);
  if (known) return known;
  states.set(url, 'coming');
  const picture = new window.Image();
  picture.onload = () => void states.set(url, hasInk(picture) ? 'drawn' : 'empty');
  picture.onerror = () => void states.set(url, 'lost');
  picture.src = url;
  return 'coming';
}

/** Addresses in a computed `background-image` or `mask-image`. */
export const urlsIn = (value: string): string[] =>
  Array.from(value.matchAll(/url\("((?:[^"\\]|\\.)*)"\)/g), ([, url = '']) => url.replace(/\\(.)/g, '$1'));

const WORDS: Record<State, string> = {
  coming: 'has not come',
  drawn: '',
  empty: 'has nothing on it',
  lost: 'does not come',
};

/** What is wrong with the pictures of an element's style; empty when they are drawn. */
export function wrongPictures(element: Element, style: CSSStyleDeclaration): string[] {
  return urlsIn(`${style.backgroundImage} ${style.maskImage}`).flatMap((url) => {
    const state = pictureState(url);
    return state === 'drawn' ? [] : [`picture ${url.slice(0, 60)} of ${element.className} ${WORDS[state]}`];
  });
}
