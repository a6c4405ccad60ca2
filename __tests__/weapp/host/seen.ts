// Whether a person can see an element: it has a size, it is not too faint with all that is around it, nothing cuts it off or lies over
// it, a thumb can bring it into the window, and its colour is not that of its ground.

/** Less than that of its colour left, and nobody makes it out; what is meant to be quiet has 0.4 and more. */
const LEAST_OPACITY = 0.2;
/** Of text to its ground, by the formula of WCAG: black on white has 21, the quietest of the design about 2. */
const LEAST_CONTRAST = 1.25;
/** So much of a colour in front leaves nothing to see of what is behind. */
const COVERING = 0.8;

export const inWindow = ({ top, right, bottom, left, width, height }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

/** The element and all that it is in, from the inside. */
function chainOf(element: Element): Element[] {
  const chain: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) chain.push(at);
  return chain;
}

/** What is left of an element's colours, after all that is around it. */
export const opacityOf = (element: Element): number =>
  chainOf(element).reduce((product, at) => product * Number(getComputedStyle(at).opacity), 1);

export const isTooFaint = (element: Element): boolean => opacityOf(element) < LEAST_OPACITY;

/**
 * Faint on purpose: what makes it so lets touches through, as a watermark and controls that are put away do, or moves.
 */
export function isMeantFaint(element: Element): boolean {
  const moving = new Set(document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.target));
  return chainOf(element).some((at) => {
    const { opacity, pointerEvents } = getComputedStyle(at);
    return Number(opacity) < 1 && (pointerEvents === 'none' || moving.has(at));
  });
}

/** Drawn at all: with a size, neither hidden nor too faint, also by what is around it. */
export function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }) && !isTooFaint(element);
}

// ---- what cuts it off

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
const isEmpty = ({ left, top, right, bottom }: Box) => right - left < 1 || bottom - top < 1;

/** All that a scroller has to show, as it lies now: parts of it are outside of its frame. */
function contentOf(element: Element): Box {
  const { left, top } = element.getBoundingClientRect();
  const from = {
    left: left + element.clientLeft - element.scrollLeft,
    top: top + element.clientTop - element.scrollTop,
  };
  return { ...from, right: from.left + element.scrollWidth, bottom: from.top + element.scrollHeight };
}

/** Whether some of it is left in the frames around it, or comes there when a thumb moves what can be moved. */
export function canBeReached(element: Element): boolean {
  let box: Box = element.getBoundingClientRect();
  let { position } = getComputedStyle(element);
  for (const frame of chainOf(element).slice(1)) {
    const style = getComputedStyle(frame);
    const isHolder = style.position !== 'static' || style.transform !== 'none';
    const cuts = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    // A frame that does not hold what is placed by coordinates does not cut it either.
    const holds = position === 'fixed' ? style.transform !== 'none' : position !== 'absolute' || isHolder;
    if (!holds) continue;
    if (cuts && frame !== document.body && frame !== document.documentElement) {
      const moves = /auto|scroll/.test(style.overflowX + style.overflowY);
      const lies = frame.getBoundingClientRect();
      if (isEmpty(common(box, moves ? contentOf(frame) : lies))) return false;
      const shown = common(box, lies);
      // Brought into the frame, it lies where the frame does.
      box = isEmpty(shown) ? lies : shown;
    }
    position = style.position;
  }
  return !isEmpty(common(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }));
}

// ---- what lies over it, and what it lies on

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** `rgb(…)`, `rgba(…)` and `color(srgb …)`, as computed styles are written; undefined for any other. */
export function colourOf(written: string): Colour | undefined {
  const [, kind, values = ''] = /^(rgba?|color)\(([^)]*)\)$/.exec(written) ?? [];
  if (!kind || (kind === 'color' && !values.startsWith('srgb '))) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = values
    .replace('srgb', '')
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map(Number);
  return kind === 'color' ? [red * 255, green * 255, blue * 255, alpha] : [red, green, blue, alpha];
}

const over = ([r, g, b, alpha]: Colour, below: Colour): Colour => [
  r * alpha + below[0] * (1 - alpha),
  g * alpha + below[1] * (1 - alpha),
  b * alpha + below[2] * (1 - alpha),
  1,
];
const WHITE: Colour = [255, 255, 255, 1];

function brightnessOf([red, green, blue]: Colour): number {
  const part = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}
function contrast(a: Colour, b: Colour): number {
  const [one, other] = [brightnessOf(a) + 0.05, brightnessOf(b) + 0.05];
  return Math.max(one, other) / Math.min(one, other);
}

const groundOf = (element: Element): Colour => colourOf(getComputedStyle(element).backgroundColor) ?? [0, 0, 0, 0];

/** Something is painted before or behind the element's own content. */
const hasPaintedPart = (element: Element): boolean =>
  ['::before', '::after'].some((part) => {
    const { content, backgroundImage, backgroundColor } = getComputedStyle(element, part);
    return content !== 'none' && (backgroundImage !== 'none' || (colourOf(backgroundColor)?.[3] ?? 1) > 0);
  });

/** What lies over the content of the element itself, and lets nothing through. */
const coversItself = (element: Element): boolean =>
  ['::before', '::after'].some((part) => {
    const { content, backgroundColor, opacity } = getComputedStyle(element, part);
    return content !== 'none' && (colourOf(backgroundColor)?.[3] ?? 1) * Number(opacity) >= COVERING;
  });

/** Drawn from something else than one colour: what lies on it has a ground that is not known. */
const isPicture = (element: Element): boolean =>
  /^(wx-(image|video|canvas|map|camera|live-player|web-view)|canvas|img)$/i.test(element.tagName) ||
  getComputedStyle(element).backgroundImage !== 'none' ||
  hasPaintedPart(element);

const paints = (element: Element): boolean => groundOf(element)[3] > 0 || isPicture(element);

/** Nothing is to be seen behind it. */
function covers(element: Element): boolean {
  const filled =
    /url\(/.test(getComputedStyle(element).backgroundImage) || /^wx-(video|canvas|map)$/i.test(element.tagName);
  return (filled ? 1 : groundOf(element)[3]) * opacityOf(element) >= COVERING;
}

/** While it runs, also what a touch goes through is found where it lies. */
export function lookingThrough<T>(run: () => T): T {
  const { dataset } = document.documentElement;
  dataset.look = '';
  try {
    return run();
  } finally {
    delete dataset.look;
  }
}

const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** A thumb can move it: out from under a bar, not from under what fills the window. */
const canMove = (element: Element): boolean =>
  chainOf(element).some((at) => {
    const { overflowX, overflowY } = getComputedStyle(at);
    return /auto|scroll/.test(overflowX + overflowY) && at.scrollHeight > at.clientHeight + 1;
  });
const fillsWindow = (element: Element): boolean => element.getBoundingClientRect().height > innerHeight * 0.8;

/** Something lies over all of it that lets nothing through. What is outside of the window is covered by nothing. */
export function isCovered(element: Element): boolean {
  const moves = canMove(element);
  const hides = (one: Element): boolean =>
    // What an element is in comes above it only with a part that lies over all of its content.
    one.contains(element) ? coversItself(one) : (!moves || fillsWindow(one)) && covers(one);
  const pieces = Array.from(element.getClientRects()).filter(inWindow);
  const points = pieces.flatMap((piece) => {
    const { x, y } = middleOf(piece);
    return [x, (x + piece.left) / 2, (x + piece.right) / 2].map((at) => ({ x: at, y }));
  });
  return (
    points.length > 0 &&
    points.every(({ x, y }) => {
      const stack = document.elementsFromPoint(x, y);
      const at = stack.findIndex((one) => one === element || element.contains(one));
      return stack.slice(0, Math.max(0, at)).some(hides);
    })
  );
}

/** The colour that lies below an element at a point; undefined where a picture does, or where something lies over it. */
function groundBelow(element: Element, { x, y }: { x: number; y: number }, own: boolean): Colour | undefined {
  const stack = document.elementsFromPoint(x, y);
  const at = stack.indexOf(element);
  if (at < 0 || stack.slice(0, at).some((one) => !element.contains(one) && paints(one))) return undefined;
  const layers: Colour[] = [];
  for (const layer of stack.slice(own ? at : at + 1)) {
    if (isPicture(layer) || getComputedStyle(layer).opacity !== '1') return undefined;
    const ground = groundOf(layer);
    if (ground[3] > 0) layers.push(ground);
    if (ground[3] === 1) break;
  }
  return layers.reduceRight((below, layer) => over(layer, below), WHITE);
}

/** Text in the colour of what it stands on; `piece`: where its first line lies. */
export function isLostInGround(element: Element, piece: DOMRect): boolean {
  const { webkitTextFillColor, backgroundClip } = getComputedStyle(element);
  const ink = colourOf(webkitTextFillColor);
  if (!ink || backgroundClip === 'text') return false;
  const ground = groundBelow(element, middleOf(piece), true);
  return ground !== undefined && contrast(over(ink, ground), ground) < LEAST_CONTRAST;
}

/** A mask filled with the colour of what it lies on, or with none. */
export function isMaskLost(element: Element): boolean {
  const ground = groundBelow(element, middleOf(element.getBoundingClientRect()), false);
  return ground !== undefined && contrast(over(groundOf(element), ground), ground) < LEAST_CONTRAST;
}

/** All of it together. */
export function isSeen(element: Element): boolean {
  if (!isDrawn(element) || !canBeReached(element)) return false;
  const [first] = Array.from(element.getClientRects());
  return lookingThrough(() => !isCovered(element) && !(first && inWindow(first) && isLostInGround(element, first)));
}
