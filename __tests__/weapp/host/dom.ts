// Small helpers of the browser side: dialogs, values, and the addresses of pictures and calls.
import type { HostConfig } from './types';

/** Attributes arrive as booleans, as text or, written bare in WXML, as ''. */
export const isOn = (value: unknown) => value === true || value === 'true' || value === '';

export const text = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value as string);

export const escapeHtml = (value: unknown) =>
  text(value).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Shows a dialog of the host's own (modal, action sheet, picker) above everything. */
export function openBox(html: string): HTMLElement {
  const mask = document.createElement('div');
  mask.className = 'h-mask';
  mask.innerHTML = `<div class=h-box>${html}</div>`;
  document.body.append(mask);
  return mask;
}

/** Resolves with the data-k of the button that is pressed; the dialog is gone by then, so read it before with `beforeClose`. */
export function boxAnswer<T>(box: HTMLElement, beforeClose: (key: string) => T): Promise<T> {
  return new Promise((resolve) => {
    box.addEventListener('click', (event) => {
      const key = (event.target as HTMLElement).dataset.k;
      if (key === undefined) return;
      const answer = beforeClose(key);
      box.remove();
      resolve(answer);
    });
  });
}

export const rpx = (value: unknown) => text(value).replace(/(-?\d*\.?\d+)rpx/g, 'calc($1 * var(--rpx))');

const config = (): HostConfig => (window as unknown as { __hostConfig?: HostConfig }).__hostConfig ?? { proxied: [] };

/**
 * An absolute address whose path the test server forwards becomes same-origin, whatever host was compiled into the app: the
 * same dist can then be tested against any back end on any port.
 */
export function route(url: string): string {
  const match = /^(https?|wss?):\/\/[^/?#]+(\/[^?#]*)?(.*)$/.exec(url);
  if (!match) return url;
  const [, scheme = '', path = '/', rest = ''] = match;
  if (!config().proxied.some((prefix) => path.startsWith(prefix))) return url;
  const origin = scheme.startsWith('ws') ? location.origin.replace(/^http/, 'ws') : location.origin;
  return origin + path + rest;
}

export const routeStyle = (style: string) =>
  style.replace(
    /url\((['"]?)(https?:[^)'"]+)\1\)/g,
    (_whole, quote: string, url: string) => `url(${quote}${route(url)}${quote})`,
  );

/** Where a path begins: as the whole value, in an attribute of rich text, in url() of a style. */
const PATHS = /(?:^|src="|url\(["']?)(\/(?!\/)[^"')\s]*)/g;

/**
 * Paths of the back end that reach the device without its host, wherever they are in what it is given. The same path is found by a test,
 * which has one origin for all; a phone has none to begin it at.
 */
export function hostless(given: unknown): string[] {
  if (typeof given === 'string')
    return Array.from(given.matchAll(PATHS), ([, path = '']) => path).filter((path) =>
      config().proxied.some((prefix) => path.startsWith(prefix)),
    );
  if (typeof given !== 'object' || given === null || ArrayBuffer.isView(given)) return [];
  return Object.values(given).flatMap(hostless);
}

let sample: HTMLCanvasElement | undefined;
/** A real picture behind the temporary paths that the mocked camera and album return. */
export function samplePicture(): HTMLCanvasElement {
  if (sample) return sample;
  sample = document.createElement('canvas');
  sample.width = sample.height = 64;
  const pen = sample.getContext('2d');
  if (pen) {
    pen.fillStyle = '#3a6b4c';
    pen.fillRect(0, 0, 64, 64);
    pen.fillStyle = '#e8dcc0';
    pen.fillRect(16, 16, 32, 32);
  }
  return sample;
}

export const isTemporary = (file: string) => /^(wxfile|http):\/\/(tmp|usr|store)/.test(file);

/** Where a picture's src leads: the API, the packed assets, or a temporary file. */
export function pictureUrl(source: string): string {
  if (!source) return '';
  if (isTemporary(source)) return samplePicture().toDataURL('image/jpeg');
  if (/^(https?:|data:|blob:|\/\/)/.test(source)) return route(source);
  return `assets/${source.replace(/^\//, '')}`;
}
