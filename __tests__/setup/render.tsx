/**
 * Mounts a React element as the H5 build would and finds things the way a person does: by role and name, by text, by label.
 *
 *   const view = await render(<LoginForm />);
 *   await view.input(view.byLabel('手机号'), '13800000001');
 *   await view.tap(view.byRole('button', '登录'));
 *   expect(view.byText('登录成功')).toBeTruthy();
 */
import type { ReactElement } from 'react';
import TestUtils from '@tarojs/test-utils-react';
import { computeAccessibleName, getRole } from 'dom-accessibility-api';

type Wanted = string | RegExp;

const matches = (text: string, wanted: Wanted) =>
  typeof wanted === 'string' ? text.trim() === wanted : wanted.test(text.trim());

/** Element name -> its `display` without any style of its own. */
const displays = new Map<string, string>();

/**
 * What a name is computed from, of elements that only have styles of their own (no style sheet is loaded here). jsdom compares every
 * element with every rule of its default style sheet, again at each question: that was a quarter of the time of these tests.
 */
function styleOf(element: Element): CSSStyleDeclaration {
  const own = (element as HTMLElement).style;
  const { tagName } = element;
  if (!displays.has(tagName)) {
    const plain = document.body.appendChild(document.createElement(tagName));
    displays.set(tagName, getComputedStyle(plain).display);
    plain.remove();
  }
  const values: Record<string, () => string | undefined> = {
    display: () => (element.hasAttribute('hidden') ? 'none' : own.display || displays.get(tagName)),
    visibility: () => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { visibility } = (at as HTMLElement).style;
        if (visibility) return visibility;
      }
      return 'visible';
    },
  };
  return { getPropertyValue: (name: string) => values[name]?.() ?? '' } as CSSStyleDeclaration;
}

const nameOf = (node: Element) =>
  computeAccessibleName(node, { getComputedStyle: styleOf, computedStyleSupportsPseudoElements: false });

/** React and MobX settle in microtasks, Taro's wrappers in the next task. */
export async function flush(times = 3): Promise<void> {
  const { act } = new TestUtils();
  for (let turn = 0; turn < times; turn += 1) {
    await act(async () => {
      await Promise.resolve();
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
}

/** React listens to the property's own setter: only a value set past it counts as typed. */
function setValue(target: Element, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target) as object, 'value');
  if (!own?.set) throw new Error(`<${target.tagName.toLowerCase()}> has no value to type`);
  own.set.call(target, value);
}

export interface View {
  container: HTMLElement;
  /** The element with this role and accessible name; throws when there is none. */
  byRole(role: string, name?: Wanted): HTMLElement;
  allByRole(role: string, name?: Wanted): HTMLElement[];
  /** The innermost element whose whole text matches. */
  byText(text: Wanted): HTMLElement;
  /** The input, or other element, of this label. */
  byLabel(label: Wanted): HTMLElement;
  hasText(text: Wanted): boolean;
  tap(target: Element): Promise<void>;
  /** Types: sets the value of an input and tells React. */
  input(target: Element, value: string): Promise<void>;
  submit(target: Element): Promise<void>;
  rerender(element: ReactElement): Promise<void>;
  unmount(): Promise<void>;
  html(): string;
}

// jest-environment-jsdom has no setImmediate.
if (typeof globalThis.setImmediate === 'undefined') {
  Object.defineProperty(globalThis, 'setImmediate', { value: (run: () => void) => setTimeout(run, 0) });
}

export async function render(element: ReactElement): Promise<View> {
  const utils = new TestUtils();
  const { act, fireEvent } = utils;
  const container = document.body.appendChild(document.createElement('div'));
  const mount = (shown: ReactElement) => utils.mount(() => shown, { container });
  await mount(element);
  await flush();

  /** Nodes that pass and are not hidden. */
  const all = (passes: (node: HTMLElement) => boolean) =>
    [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (node) => passes(node) && !node.closest('[hidden], [aria-hidden="true"]'),
    );
  const fail = (what: string): never => {
    throw new Error(`${what} is not on the page:\n${document.body.innerHTML.slice(0, 4000)}`);
  };
  const allByRole = (role: string, name?: Wanted) =>
    all((node) => getRole(node) === role).filter((node) => name === undefined || matches(nameOf(node), name));
  const textIs = (wanted: Wanted) => (node: HTMLElement) => matches(node.textContent ?? '', wanted);
  const findText = (wanted: Wanted) => all(textIs(wanted)).pop();
  const step = async (work: () => void) => {
    act(work);
    await flush();
  };

  return {
    container,
    allByRole,
    byRole: (role, name) => allByRole(role, name)[0] ?? fail(`${role} ${String(name ?? '')}`),
    byText: (text) => findText(text) ?? fail(`text ${String(text)}`),
    hasText: (text) =>
      typeof text === 'string'
        ? (document.body.textContent ?? '').includes(text)
        : text.test(document.body.textContent ?? ''),
    byLabel: (label) =>
      all((node) => /^(INPUT|TEXTAREA|SELECT)$/.test(node.tagName)).find((node) => matches(nameOf(node), label)) ??
      all((node) => node.hasAttribute('aria-label')).find((node) => matches(nameOf(node), label)) ??
      fail(`label ${String(label)}`),
    tap: (target) => step(() => void fireEvent.click(target)),
    input: (target, value) =>
      step(() => {
        setValue(target, value);
        fireEvent.input(target);
      }),
    submit: (target) => step(() => void fireEvent.submit(target)),
    async rerender(next) {
      act(() => void mount(next));
      await flush();
    },
    async unmount() {
      act(() => utils.unmout());
      await flush(1);
    },
    html: () => container.innerHTML,
  };
}
