// WeChat's built-in elements as glass-easel components over plain DOM: enough to render, tap, type, scroll and choose.
import { boxAnswer, escapeHtml, hostless, isOn, openBox, pictureUrl, routeStyle, rpx, text } from './dom';
import { ELEMENTS, GREY_BOXES, PLAIN_BOXES } from './elements';
import type { BoundElement, ComponentSpace, Data, EngineNode, EventOptions } from './engine';

/** One built-in element in the page. */
export interface Part {
  dom: HTMLElement;
  /** Attributes as they are now. */
  props: Data;
  fire(type: string, detail?: Data, options?: EventOptions): void;
  onTap(listener: () => unknown): void;
  /** Form elements: the value that a submit collects. */
  field?: () => unknown;
  /** form: the values of all its fields. */
  values?: () => Data;
}

interface Behaviour {
  /** Runs once; what it returns runs after every change of an attribute. */
  (part: Part): void | ((props: Data) => void);
}

/** Attributes that the element itself takes an address from. */
const ADDRESSES = ['src', 'poster', 'nodes', 'markers', 'sendMessageImg', 'imageUrl'];

export interface Services {
  /** The element was given paths of the back end without their host. */
  hostless(element: string, paths: string[]): void;
  /** navigator: wx.navigateTo and its siblings. */
  navigate(api: string, options: Data): void;
  /** button open-type=share. */
  share(): void;
  /** What a test wants a button's open-type to answer. */
  mocked(name: string): Data;
}

const parts = new WeakMap<Element, Part>();
export const partOf = (element: Element | null | undefined) => (element ? parts.get(element) : undefined);

function define(space: ComponentSpace, name: string, attributes: string[], behaviour: Behaviour, services: Services) {
  const updates = new WeakMap<EngineNode, (props: Data) => void>();
  const component = space.defineComponent({
    is: `builtin/${name}`,
    options: { writeIdToDOM: false },
    properties: Object.fromEntries([...attributes, 'animation'].map((key) => [key, { type: null, value: undefined }])),
    observers: {
      '**'(this: EngineNode) {
        if (!this.$$) return;
        services.hostless(name, hostless(ADDRESSES.map((key) => this.data[key])));
        updates.get(this)?.(this.data);
      },
    },
    lifetimes: {
      created(this: EngineNode) {
        const dom = this.$$;
        if (!dom) return;
        const part: Part = {
          dom,
          // Read through, because glass-easel may replace the object.
          props: new Proxy({} as Data, { get: (_target, key) => this.data[String(key)] }),
          fire: (type, detail = {}, options = {}) =>
            this.triggerEvent(type, detail, { bubbles: false, composed: false, ...options }),
          onTap: (listener) => this.addListener('tap', listener),
        };
        parts.set(dom, part);
        const update = behaviour(part);
        if (update) updates.set(this, update);
      },
      attached(this: EngineNode) {
        services.hostless(name, hostless(ADDRESSES.map((key) => this.data[key])));
        updates.get(this)?.(this.data);
      },
    },
  });
  space.setGlobalUsingComponent(name, component);
}

interface Inner {
  input: HTMLInputElement;
  textarea: HTMLTextAreaElement;
  progress: HTMLProgressElement;
}
/** The browser's own control inside a built-in element. */
function inner<K extends keyof Inner>(host: HTMLElement, tag: K, attributes: Record<string, string> = {}): Inner[K] {
  const element = document.createElement(tag) as unknown as Inner[K];
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  host.append(element);
  return element;
}

const partsIn = (dom: Element, selector: string) =>
  Array.from(dom.querySelectorAll(selector)).flatMap((element) => partOf(element) ?? []);

const innerInput = (dom: Element) => dom.querySelector('input');

/** hover-class is on while the finger is down. */
const hover = ({ dom, props }: Part) => {
  const set = (on: boolean) => () => {
    const classes = text(props.hoverClass);
    if (!classes || classes === 'none' || classes === 'button-hover') return;
    for (const name of classes.split(/\s+/)) dom.classList.toggle(name, on);
  };
  dom.addEventListener('touchstart', set(true), { passive: true });
  dom.addEventListener('touchend', set(false));
  dom.addEventListener('touchcancel', set(false));
};

// ---- looks

const textElement: Behaviour = ({ dom }) => {
  let space: unknown;
  // WeChat breaks a text at its newlines and otherwise leaves white-space to the style sheet.
  const show = () => {
    dom.style.whiteSpace = space ? 'pre-wrap' : dom.textContent?.includes('\n') ? 'pre-line' : '';
  };
  new window.MutationObserver(show).observe(dom, { childList: true, characterData: true, subtree: true });
  return (props) => {
    space = props.space;
    show();
  };
};

interface RichNode {
  type?: string;
  text?: string;
  name?: string;
  attrs?: Record<string, unknown>;
  children?: RichNode[];
}
const richHtml = (nodes: unknown): string =>
  typeof nodes === 'string'
    ? nodes
    : ((nodes ?? []) as RichNode[])
        .map((node) => {
          if (node.type === 'text' || !node.name) return escapeHtml(node.text);
          const attributes = Object.entries(node.attrs ?? {}).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
          return `<${node.name}${attributes.join('')}>${richHtml(node.children)}</${node.name}>`;
        })
        .join('');
const richText: Behaviour =
  ({ dom }) =>
  (props) => {
    // rich-text runs no script and follows no link, whatever it is given.
    const safe = richHtml(props.nodes)
      .replace(/<\/?(script|iframe|object|embed|style)[^>]*>/gi, '')
      .replace(/\son\w+=("[^"]*"|'[^']*')/gi, '')
      .replace(/\ssrc="([^"]*)"/gi, (_whole, source: string) => ` src="${pictureUrl(source)}"`);
    dom.innerHTML = routeStyle(rpx(safe));
  };

const image: Behaviour = ({ dom, props, fire }) => {
  const picture = new window.Image();
  let shown: unknown;
  picture.onload = () => {
    const { naturalWidth: width, naturalHeight: height } = picture;
    if (props.mode === 'widthFix') dom.style.height = `${(dom.clientWidth * height) / width}px`;
    if (props.mode === 'heightFix') dom.style.width = `${(dom.clientHeight * width) / height}px`;
    dom.dataset.picture = 'came';
    fire('load', { width, height });
  };
  picture.onerror = () => fire('error', { errMsg: `image load fail ${text(props.src)}` });
  return ({ src, mode }) => {
    dom.style.backgroundSize =
      { aspectFit: 'contain', aspectFill: 'cover', widthFix: '100% auto', heightFix: 'auto 100%' }[text(mode)] ??
      '100% 100%';
    if (src === shown) return;
    shown = src;
    dom.dataset.picture = '';
    const url = pictureUrl(text(src));
    dom.style.backgroundImage = url ? `url("${url}")` : '';
    if (url) picture.src = url;
  };
};

const icon: Behaviour =
  ({ dom }) =>
  (props) => {
    dom.textContent = { success: '✔', clear: '✖', search: '🔍', warn: '!' }[text(props.type)] ?? '•';
  };

const progress: Behaviour = ({ dom }) => {
  const bar = inner(dom, 'progress', { max: '100' });
  return (props) => {
    bar.value = Number(props.percent) || 0;
  };
};

const webView: Behaviour =
  ({ dom }) =>
  (props) => {
    dom.textContent = `web-view ${text(props.src)}`;
  };

// ---- buttons and forms

const button =
  (services: Services): Behaviour =>
  (part) => {
    const { dom, props, fire, onTap } = part;
    const answers: Record<string, [event: string, detail: Data]> = {
      getPhoneNumber: ['getphonenumber', { code: 'mock-phone-code', errMsg: 'getPhoneNumber:ok' }],
      getUserInfo: ['getuserinfo', { userInfo: { nickName: 'mock' }, errMsg: 'getUserInfo:ok' }],
      chooseAvatar: ['chooseavatar', { avatarUrl: 'wxfile://tmp/avatar.png' }],
      openSetting: ['opensetting', { authSetting: {} }],
      contact: ['contact', {}],
      agreePrivacyAuthorization: ['agreeprivacyauthorization', {}],
    };
    hover(part);
    onTap(() => {
      if (isOn(props.disabled)) return false;
      const form = partOf(dom.closest('wx-form'));
      if (form && props.formType === 'reset') form.fire('reset');
      else if (form && props.formType) form.fire('submit', { value: form.values?.() ?? {}, formId: '' });
      const openType = text(props.openType);
      const answer = answers[openType];
      if (answer) fire(answer[0], { ...answer[1], ...services.mocked(`button.${openType}`) });
      if (openType === 'share') services.share();
      return undefined;
    });
    return ({ type, size, disabled }) => {
      dom.dataset.t = text(type) || 'default';
      dom.dataset.size = text(size);
      if (isOn(disabled)) dom.dataset.dis = '';
      else delete dom.dataset.dis;
    };
  };

const form: Behaviour = (part) => {
  part.values = () =>
    Object.fromEntries(
      partsIn(part.dom, '*')
        .filter((each) => each.field && each.props.name)
        .map((each) => [text(each.props.name), each.field?.()]),
    );
};

const typed =
  (tag: 'input' | 'textarea'): Behaviour =>
  (part) => {
    const { dom, fire } = part;
    const box: HTMLInputElement | HTMLTextAreaElement = tag === 'input' ? inner(dom, 'input') : inner(dom, 'textarea');
    let last: string | undefined;
    let focused = false;
    part.field = () => box.value;
    box.addEventListener('input', (event) => {
      event.stopPropagation();
      fire('input', { value: box.value, cursor: box.selectionStart, keyCode: 0 });
    });
    box.addEventListener('change', (event) => event.stopPropagation());
    box.addEventListener('focus', () => fire('focus', { value: box.value, height: 0 }));
    box.addEventListener('blur', () => fire('blur', { value: box.value, cursor: box.selectionStart }));
    box.addEventListener('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Enter' && tag === 'input') fire('confirm', { value: box.value });
    });
    return (props) => {
      const value = text(props.value);
      // Only a changed attribute writes: what the user has typed since stays, as on the phone.
      if (value !== last) {
        last = value;
        if (box.value !== value) box.value = value;
      }
      box.placeholder = text(props.placeholder);
      box.disabled = isOn(props.disabled);
      const longest = Number(props.maxlength ?? 140);
      if (longest > 0) box.maxLength = longest;
      else box.removeAttribute('maxlength');
      if (box instanceof HTMLInputElement) {
        box.type = isOn(props.password) ? 'password' : 'text';
        box.inputMode = { number: 'numeric', digit: 'decimal' }[text(props.type)] ?? 'text';
      }
      if (isOn(props.focus) && !focused) box.focus();
      focused = isOn(props.focus);
    };
  };

const toggle =
  (name: 'switch' | 'checkbox' | 'radio'): Behaviour =>
  (part) => {
    const { dom, fire } = part;
    const box = inner(dom, 'input', { type: name === 'radio' ? 'radio' : 'checkbox' });
    let last: unknown;
    for (const type of ['input', 'change']) box.addEventListener(type, (event) => event.stopPropagation());
    if (name === 'switch') part.field = () => box.checked;
    dom.addEventListener('click', (event) => {
      if (box.disabled) return;
      if (event.target !== box) box.checked = name === 'radio' ? true : !box.checked;
      if (name === 'switch') return fire('change', { value: box.checked });
      const group = dom.closest(`wx-${name}-group`);
      if (!group) return;
      if (name === 'radio')
        for (const other of Array.from(group.querySelectorAll<HTMLInputElement>('wx-radio input')))
          if (other !== box) other.checked = false;
      const owner = partOf(group);
      owner?.fire('change', { value: owner.field?.() });
    });
    return (props) => {
      if (props.checked !== last) {
        last = props.checked;
        box.checked = isOn(props.checked);
      }
      box.disabled = isOn(props.disabled);
    };
  };

const group =
  (name: 'checkbox' | 'radio'): Behaviour =>
  (part) => {
    part.field = () => {
      const chosen = partsIn(part.dom, `wx-${name}`)
        .filter((each) => innerInput(each.dom)?.checked)
        .map((each) => each.props.value);
      return name === 'radio' ? (chosen[0] ?? '') : chosen;
    };
  };

const label: Behaviour = ({ dom, props }) => {
  dom.addEventListener('click', (event) => {
    const target = props.for
      ? document.querySelector<HTMLElement>(`.h-page.top [id="${text(props.for)}"]`)
      : dom.querySelector<HTMLElement>('wx-switch,wx-checkbox,wx-radio,wx-input,wx-button');
    if (target && !target.contains(event.target as Node)) target.click();
  });
};

const slider: Behaviour = (part) => {
  const bar = inner(part.dom, 'input', { type: 'range' });
  part.field = () => Number(bar.value);
  for (const [native, type] of [
    ['input', 'changing'],
    ['change', 'change'],
  ] as const)
    bar.addEventListener(native, (event) => {
      event.stopPropagation();
      part.fire(type, { value: Number(bar.value) });
    });
  return ({ min, max, step, value }) => {
    bar.min = text(min ?? 0);
    bar.max = text(max ?? 100);
    bar.step = text(step ?? 1);
    bar.value = text(value ?? 0);
  };
};

// ---- choosing

const picker: Behaviour = (part) => {
  const { props, fire, onTap } = part;
  part.field = () => props.value;
  const optionText = (option: unknown) =>
    typeof option === 'object' && option ? (option as Data)[text(props.rangeKey)] : option;
  const select = (options: unknown[], chosen: unknown, column: number) =>
    `<select data-n=${column}>${options
      .map(
        (option, i) =>
          `<option value=${i} ${i === Number(chosen) ? 'selected' : ''}>${escapeHtml(optionText(option))}</option>`,
      )
      .join('')}</select>`;
  onTap(() => {
    if (isOn(props.disabled)) return;
    const mode = text(props.mode) || 'selector';
    const range = (props.range ?? []) as unknown[];
    let html: string;
    if (mode === 'selector') html = select(range, props.value, 0);
    else if (mode === 'multiSelector')
      html = range.map((column, n) => select(column as unknown[], ((props.value ?? []) as unknown[])[n], n)).join('');
    else
      html = `<input type=${mode === 'date' || mode === 'time' ? mode : 'text'} value="${escapeHtml(
        Array.isArray(props.value) ? props.value.join(',') : props.value,
      )}">`;
    const box = openBox(`${html}<div><button data-k=cancel>取消</button><button data-k=ok>确定</button></div>`);
    box.addEventListener('change', (event) => {
      const target = event.target as HTMLSelectElement;
      if (mode === 'multiSelector')
        fire('columnchange', { column: Number(target.dataset.n), value: Number(target.value) });
    });
    const read = () => {
      const columns = Array.from(box.querySelectorAll('select'), (column) => Number(column.value));
      if (mode === 'selector') return columns[0];
      if (mode === 'multiSelector') return columns;
      const value = innerInput(box)?.value ?? '';
      // A region is typed as its names with commas between.
      return mode === 'region' ? value.split(',') : value;
    };
    void boxAnswer(box, (key) => (key === 'ok' ? fire('change', { value: read() }) : fire('cancel')));
  });
};

const columnsOf = (view: Element) => Array.from(view.querySelectorAll<HTMLElement>('wx-picker-view-column'));
const rowHeight = (column: HTMLElement) => (column.firstElementChild as HTMLElement | null)?.offsetHeight || 1;

const pickerView: Behaviour = (part) => {
  const { dom, props } = part;
  part.field = () => columnsOf(dom).map((column) => Math.round(column.scrollTop / rowHeight(column)));
  let shown = '';
  return () => {
    const wanted = JSON.stringify(props.value ?? []);
    if (wanted === shown) return;
    shown = wanted;
    // The rows are laid out after the attribute arrives.
    setTimeout(() => {
      for (const [n, column] of columnsOf(dom).entries())
        column.scrollTop = Number(((props.value ?? []) as unknown[])[n] ?? 0) * rowHeight(column);
    });
  };
};

const pickerViewColumn: Behaviour = ({ dom }) => {
  let settled: ReturnType<typeof setTimeout>;
  dom.addEventListener('scroll', () => {
    clearTimeout(settled);
    settled = setTimeout(() => {
      const view = partOf(dom.closest('wx-picker-view'));
      const value = view?.field?.();
      if (view && JSON.stringify(value) !== JSON.stringify(view.props.value)) view.fire('change', { value });
    }, 60);
  });
};

// ---- scrolling

const scrollView: Behaviour = ({ dom, props, fire }) => {
  let atBottom = false;
  let atTop = true;
  let lastTop: unknown;
  let lastLeft: unknown;
  let lastInto: unknown;
  dom.addEventListener('scroll', () => {
    const { scrollLeft, scrollTop, scrollHeight, scrollWidth } = dom;
    fire('scroll', { scrollLeft, scrollTop, scrollHeight, scrollWidth, deltaX: 0, deltaY: 0 });
    const lower = Number(props.lowerThreshold) || 50;
    const upper = Number(props.upperThreshold) || 50;
    const bottom =
      isOn(props.scrollX) && !isOn(props.scrollY)
        ? scrollLeft + dom.clientWidth >= scrollWidth - lower
        : scrollTop + dom.clientHeight >= scrollHeight - lower;
    const top = scrollTop <= upper;
    if (bottom && !atBottom) fire('scrolltolower', { direction: 'bottom' });
    if (top && !atTop) fire('scrolltoupper', { direction: 'top' });
    atBottom = bottom;
    atTop = top;
  });
  return ({ scrollX, scrollY, scrollTop, scrollLeft, scrollIntoView }) => {
    dom.style.overflowY = isOn(scrollY) ? 'auto' : 'hidden';
    dom.style.overflowX = isOn(scrollX) ? 'auto' : 'hidden';
    if (scrollTop !== lastTop) {
      lastTop = scrollTop;
      if (text(scrollTop) !== '') dom.scrollTop = Number(scrollTop);
    }
    if (scrollLeft !== lastLeft) {
      lastLeft = scrollLeft;
      if (text(scrollLeft) !== '') dom.scrollLeft = Number(scrollLeft);
    }
    if (scrollIntoView && scrollIntoView !== lastInto) {
      lastInto = scrollIntoView;
      setTimeout(() => dom.querySelector(`[id="${text(scrollIntoView)}"]`)?.scrollIntoView());
    }
  };
};

const swiper: Behaviour = ({ dom, props, fire }) => {
  let current = 0;
  let wanted: number | undefined;
  let settled: ReturnType<typeof setTimeout>;
  const vertical = () => isOn(props.vertical);
  dom.addEventListener('scroll', () => {
    clearTimeout(settled);
    settled = setTimeout(() => {
      const now = vertical()
        ? Math.round(dom.scrollTop / (dom.clientHeight || 1))
        : Math.round(dom.scrollLeft / (dom.clientWidth || 1));
      if (now !== current) {
        current = now;
        fire('change', { current: now, currentItemId: '', source: 'touch' });
      }
      fire('animationfinish', { current: now, currentItemId: '', source: 'touch' });
    }, 60);
  });
  return (next) => {
    if (vertical()) dom.dataset.vertical = '';
    else delete dom.dataset.vertical;
    const target = Number(next.current) || 0;
    if (target === wanted) return;
    const first = wanted === undefined;
    wanted = target;
    setTimeout(() => {
      const moved = current !== target;
      current = target;
      if (vertical()) dom.scrollTop = target * dom.clientHeight;
      else dom.scrollLeft = target * dom.clientWidth;
      // WeChat reports a change made by the app too, with an empty source.
      if (moved && !first) fire('change', { current: target, currentItemId: '', source: '' });
    });
  };
};

const navigator =
  (services: Services): Behaviour =>
  (part) => {
    hover(part);
    part.onTap(() => {
      const { openType, url, delta } = part.props;
      const type = text(openType) || 'navigate';
      services.navigate({ navigate: 'navigateTo', redirect: 'redirectTo' }[type] ?? type, {
        url,
        delta: Number(delta) || 1,
      });
    });
  };

export function installBuiltins(space: ComponentSpace, services: Services) {
  const nothing: Behaviour = () => undefined;
  const behaviours: Record<string, Behaviour> = {
    ...Object.fromEntries(PLAIN_BOXES.map((name) => [name, (part: Part) => hover(part)])),
    ...Object.fromEntries(GREY_BOXES.map((name) => [name, nothing])),
    text: textElement,
    'rich-text': richText,
    image,
    icon,
    progress,
    'web-view': webView,
    button: button(services),
    form,
    input: typed('input'),
    textarea: typed('textarea'),
    switch: toggle('switch'),
    checkbox: toggle('checkbox'),
    radio: toggle('radio'),
    'checkbox-group': group('checkbox'),
    'radio-group': group('radio'),
    label,
    slider,
    picker,
    'picker-view': pickerView,
    'picker-view-column': pickerViewColumn,
    'scroll-view': scrollView,
    swiper,
    navigator: navigator(services),
  };
  for (const [name, attributes] of Object.entries(ELEMENTS))
    define(space, name, attributes, behaviours[name] ?? nothing, services);
}

/** Starts the pull-down of a scroll-view that has a refresher. */
export function pullScrollView(element: BoundElement) {
  const part = partOf(element);
  if (!part || !isOn(part.props.refresherEnabled)) throw new Error('refresher-enabled is off');
  part.fire('refresherpulling', { dy: 60 });
  part.fire('refresherrefresh', { dy: 60 });
}
