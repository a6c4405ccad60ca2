/** A device that is let in by scan: asks for a ticket, shows its code, waits; a store's screen then shows its board until it is logged out. */
(function () {
  const WAIT_MS = 1200;
  const BOARD_MS = 10000;
  /** Codes that are made by themselves; then somebody has to be there. */
  const MOST_CODES = 5;
  const TEAS = 12;
  const TURN_MS = 12000;
  /** At the tea bar a ticket is made while others look at theirs. */
  const KITCHEN_MS = 3000;
  const NEWS_MS = 8000;
  const LATE = { soon: 8 * 60000, late: 15 * 60000 };
  const NAMES = { menu: '茶单', report: '今日', queue: '取茶', door: '排位', kitchen: '出品' };
  const KEY = 'yejian-screen';

  const $ = (id) => document.getElementById(id);
  const { kind, store, name } = $('main').dataset;
  const title = $('title').textContent;
  let token = '';
  let codes = 0;
  let timer = 0;
  let shown = { board: '', readAt: 0, data: null, turn: 0 };
  /** The server's clock: what it told, as of which moment of `performance`. A screen's own is often wrong. */
  let clock;

  /** The data of an answer; a refusal is thrown with its code, a lost line without. */
  function call(path, fields) {
    const body = new URLSearchParams();
    for (const key of Object.keys(fields)) if (fields[key]) body.set(key, fields[key]);
    const asked = performance.now();
    return fetch(path, { method: 'POST', body })
      .then((response) => {
        hear(response, asked);
        return response.json();
      })
      .then(({ code, message, data }) => {
        if (code !== 200) throw Object.assign(new Error(message), { code });
        return data;
      });
  }
  /** A quick answer tells more than a slow one. */
  function hear(response, asked) {
    const [at, told] = [performance.now(), Date.parse(response.headers.get('date') || '')];
    if (told && (!clock || at - asked <= clock.took)) clock = { told, at, took: at - asked };
    tick();
  }
  const later = (work, ms) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };
  const say = (text) => {
    if ($('state').textContent !== text) $('state').textContent = text;
  };
  const recall = () => {
    try {
      return JSON.parse(localStorage.getItem(KEY) || '{}');
    } catch {
      return {};
    }
  };
  const remember = (value) => {
    try {
      if (value) localStorage.setItem(KEY, JSON.stringify(value));
      else localStorage.removeItem(KEY);
    } catch {
      // Without a storage it asks again after a reload.
    }
  };

  function ask() {
    $('board').hidden = true;
    $('ask').hidden = false;
    $('again').hidden = true;
    $('title').textContent = title;
    shown = { board: '', readAt: 0, data: null, turn: 0 };
    token = '';
    say('正在生成二维码');
    call('/api/v1/site/login-ticket', { kind, storeId: store, name })
      .then((ticket) => {
        token = ticket.token;
        codes += 1;
        $('code').src = `data:image/svg+xml;utf8,${encodeURIComponent(ticket.qr)}`;
        $('code').hidden = false;
        $('code').classList.remove('faded');
        say('二维码两分钟内有效');
        later(watch, WAIT_MS);
      })
      .catch((error) => stop(error.code ? error.message : '网络不稳定，请稍后再试'));
  }

  /** Somebody has to press before the next code is made. */
  function stop(words) {
    clearTimeout(timer);
    say(words);
    $('code').classList.add('faded');
    $('again').hidden = false;
  }

  function watch() {
    call('/api/v1/site/login-ticket/state', { token })
      .then(follow)
      .catch((error) => {
        if (error.code === 404 || error.code === 400) return leave();
        // A lost line: what is shown stays, and the ticket is asked again.
        lost(true);
        later(watch, WAIT_MS * 2);
        return undefined;
      });
  }

  function follow(state) {
    if (state.status === 'confirmed') return kind === 'tv' ? show(state) : enter();
    if (shown.board) return leave();
    if (state.status === 'cancelled') return stop('已取消登录');
    if (state.status === 'expired') return codes < MOST_CODES ? ask() : stop('二维码已过期');
    if (state.status === 'scanned') say('已扫描，请在手机上确认');
    return later(watch, WAIT_MS);
  }

  function leave() {
    remember(null);
    codes = 0;
    ask();
  }

  /** A computer goes on in the app, with the session where the app keeps it. */
  function enter() {
    let kept = {};
    try {
      kept = JSON.parse(localStorage.getItem('yejian') || '{}');
    } catch {
      // Spoilt words of another page: the session stands alone.
    }
    // What somebody else's session left stays behind.
    if (kept.token) kept = {};
    localStorage.setItem('yejian', JSON.stringify(Object.assign(kept, { token, hasLogin: true })));
    say('已登录');
    location.replace('/h5/');
  }

  function show(state) {
    remember({ token, store });
    const now = performance.now();
    const isNew = state.board !== shown.board;
    if (!isNew && now - shown.readAt < (state.board === 'kitchen' ? KITCHEN_MS : BOARD_MS)) {
      turn(now);
      return later(watch, WAIT_MS);
    }
    return call('/api/v4/tv/board', { token })
      .then((data) => {
        // What was pressed meanwhile has a newer answer.
        if (!shown.data || shown.board !== data.board || data.at >= shown.data.at)
          shown = { board: data.board, readAt: now, data, turn: isNew ? now : shown.turn };
        lost(false);
        draw(shown.data, 0);
        later(watch, WAIT_MS);
      })
      .catch((error) => {
        if (error.code === 401) return leave();
        lost(true);
        return later(watch, WAIT_MS * 2);
      });
  }

  /** A long list shows its next part after a while. */
  function turn(now) {
    const { data } = shown;
    if (!data.menu || data.menu.length <= TEAS) return;
    const parts = Math.ceil(data.menu.length / TEAS);
    draw(data, Math.floor((now - shown.turn) / TURN_MS) % parts);
  }

  function el(tag, className, text) {
    const made = document.createElement(tag);
    if (className) made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  }
  function add(parent, ...children) {
    for (const child of children) parent.appendChild(child);
    return parent;
  }
  const yuan = (fen) => `¥${(fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: fen % 100 === 0 ? 0 : 2 })}`;

  function draw(data, part) {
    const key = `${data.at} ${part}`;
    if ($('board').dataset.key === key) return;
    $('board').dataset.key = key;
    $('title').textContent = `${data.store.name} · ${NAMES[data.board]}`;
    const body = data.menu
      ? menu(data.menu, part)
      : data.queue
        ? queue(data.queue)
        : data.door
          ? door(data.door)
          : data.kitchen
            ? kitchen(data)
            : report(data.report);
    const foot = add(el('p', 'foot'), el('span', '', data.store.notice), el('span', '', `由 ${data.by} 登录`));
    // Who works with keys stays where he was.
    const held = document.activeElement && document.activeElement.dataset.key;
    $('board').textContent = '';
    add($('board'), body, foot);
    const again = [...$('board').querySelectorAll('button')].find((button) => held && button.dataset.key === held);
    if (again) again.focus();
    $('ask').hidden = true;
    $('board').hidden = false;
  }

  function menu(rows, part) {
    if (rows.length === 0) return el('p', 'none', '货架上还没有茶');
    const list = el('ul', 'menu');
    for (const row of rows.slice(part * TEAS, (part + 1) * TEAS)) {
      const cover = el('img', 'cover');
      cover.src = `${row.cover}?w=160`;
      cover.alt = '';
      const what = add(el('span', 'what'), el('span', 'name', row.title), el('span', 'sub', row.subtitle));
      const price = row.left > 0 ? el('span', 'price', yuan(row.price)) : el('span', 'price out', '已售罄');
      add(list, add(el('li', 'tea'), cover, what, price));
    }
    return list;
  }

  function queue({ ready, making }) {
    const calls = el('ol', 'calls');
    ready.forEach((row, at) =>
      add(
        calls,
        add(
          el('li', at === 0 ? 'call first' : 'call'),
          el('span', 'big', row.no),
          el('span', '', `${row.name} · ${row.pieces} 件`),
        ),
      ),
    );
    const packing = el('ul', 'packing');
    for (const row of making) add(packing, add(el('li'), el('span', '', row.no), el('span', '', row.name)));
    return add(
      el('div', 'queue'),
      add(el('section'), el('h3', '', '请取茶'), ready.length > 0 ? calls : el('p', 'none', '还没有备好的单')),
      add(el('section'), el('h3', '', '备货中'), making.length > 0 ? packing : el('p', 'none', '没有在备的单')),
    );
  }

  function door({ called, lines }) {
    const calls = el('ol', 'calls');
    called.forEach((row, at) =>
      add(
        calls,
        add(el('li', at === 0 ? 'call first' : 'call'), el('span', 'big', row.no), el('span', '', `${row.party} 人`)),
      ),
    );
    const waiting = el('ul', 'packing');
    for (const { label, waiting: count, minutes, next } of lines) {
      const most = count > 0 ? `等 ${count} 桌，约 ${minutes} 分钟` : '不用等';
      const who = add(el('span', 'what'), el('span', 'name', label), el('span', 'sub', next.join('　')));
      add(waiting, add(el('li'), who, el('span', '', most)));
    }
    return add(
      el('div', 'queue'),
      add(el('section'), el('h3', '', '请入座'), called.length > 0 ? calls : el('p', 'none', '还没有叫号')),
      add(el('section'), el('h3', '', '排位中'), waiting),
    );
  }

  /** Said for a while; what is said again begins anew. */
  let saidAt = 0;
  function announce(words) {
    clearTimeout(saidAt);
    $('news').textContent = words;
    saidAt = setTimeout(() => ($('news').textContent = ''), NEWS_MS);
  }
  /** What this page has shown: a ticket is told once, whatever the line did meanwhile. */
  let known;
  const sound = { on: false, context: undefined };

  /** Two short tones; browsers let a page sound only after somebody pressed something on it. */
  function ring() {
    const { context } = sound;
    if (!sound.on || !context) return;
    [880, 1174].forEach((pitch, at) => {
      const [tone, level] = [context.createOscillator(), context.createGain()];
      const from = context.currentTime + at * 0.18;
      tone.frequency.value = pitch;
      level.gain.setValueAtTime(0.25, from);
      level.gain.exponentialRampToValueAtTime(0.001, from + 0.16);
      tone.connect(level);
      level.connect(context.destination);
      tone.start(from);
      tone.stop(from + 0.17);
    });
  }
  function switchSound() {
    const Context = window.AudioContext || window.webkitAudioContext;
    sound.on = !sound.on && Context !== undefined;
    if (sound.on) {
      sound.context = sound.context || new Context();
      sound.context.resume();
      ring();
    }
    redraw();
  }
  function tell(tickets) {
    const fresh = known ? tickets.filter(({ id }) => !known.has(id)) : [];
    // What goes and comes back (撤销) was told before.
    known = new Set([...(known || []), ...tickets.map(({ id }) => id)]);
    if (fresh.length === 0) return;
    ring();
    announce(`新单 ${fresh.map(({ table, round }) => `${table} 第 ${round} 轮`).join('，')}`);
  }

  let isLost = false;
  function lost(now) {
    if (isLost === now) return;
    isLost = now;
    if (shown.data && shown.data.kitchen) redraw();
  }
  function redraw() {
    $('board').dataset.key = '';
    if (shown.data) draw(shown.data, 0);
  }

  function button(key, className, words, work) {
    const made = el('button', className, words);
    made.type = 'button';
    made.dataset.key = key;
    made.addEventListener('click', work);
    return made;
  }
  const uuid = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('-');
  /** Lines whose press is on its way, with the opId that a second try of it has. */
  const pressed = new Map();
  function press(action, ticket, lines) {
    const lineIds = JSON.stringify(lines.map(({ id }) => id));
    const key = `${action} ${lineIds}`;
    if (pressed.get(key) && pressed.get(key).busy) return;
    const opId = pressed.has(key) ? pressed.get(key).opId : uuid();
    pressed.set(key, { opId, busy: true });
    redraw();
    call('/api/v4/tv/act', { token, action, orderId: ticket.orderId, lineIds, opId })
      .then((data) => {
        pressed.delete(key);
        shown = Object.assign({}, shown, { data, readAt: performance.now() });
        announce(`${ticket.table} ${action === 'serve' ? '已完成' : '已撤销'}`);
        lost(false);
        redraw();
      })
      .catch((error) => {
        if (error.code === 401) return leave();
        // Without a line the next press is the same one.
        if (error.code) pressed.delete(key);
        else pressed.set(key, { opId, busy: false });
        announce(error.code ? error.message : '网络不稳定，没有记上，请再按一次');
        return redraw();
      });
  }
  const isBusy = (action, lines) => {
    const way = pressed.get(`${action} ${JSON.stringify(lines.map(({ id }) => id))}`);
    return way !== undefined && way.busy;
  };

  /** How long it waits, by the server's clock: in words, and in a colour. */
  function ageOf({ placedAt, lines }) {
    const now = clock ? clock.told + performance.now() - clock.at : shown.data.at;
    const waits = Math.max(0, now - placedAt);
    const minutes = Math.floor(waits / 60000);
    if (lines.every(({ held }) => held)) return { look: 'held', words: `缓上 ${minutes} 分钟` };
    if (waits >= LATE.late) return { look: 'late', words: `超时 ${minutes} 分钟` };
    if (waits >= LATE.soon) return { look: 'soon', words: `久等 ${minutes} 分钟` };
    return { look: 'calm', words: minutes === 0 ? '刚下单' : `${minutes} 分钟` };
  }

  function ticketView(ticket) {
    const { look, words } = ageOf(ticket);
    const now = ticket.lines.filter(({ held }) => !held);
    const lines = el('ul', 'dishes');
    for (const line of ticket.lines) {
      const what = add(el('span', 'what'), el('span', 'dish', `${line.title} ×${line.qty}`));
      const notes = [line.held ? '缓上' : '', line.urged ? '催菜' : ''].concat(line.notes).filter(Boolean);
      if (notes.length > 0) add(what, el('span', line.urged ? 'sub urged' : 'sub', notes.join('，')));
      const one = button(`${line.id} serve`, 'one', '完成', () => press('serve', ticket, [line]));
      one.setAttribute('aria-label', `完成 ${ticket.table} ${line.title}`);
      one.disabled = isBusy('serve', [line]);
      add(lines, add(el('li', line.held ? 'out' : ''), what, one));
    }
    const head = add(
      el('div', 'ticketHead'),
      el('span', 'name', ticket.table),
      el('span', 'round', `第 ${ticket.round} 轮`),
      el('span', 'age', words),
    );
    const view = add(el('li', `ticket ${look}`), head, lines);
    if (ticket.note) add(view, el('p', 'sub wish', `留言：${ticket.note}`));
    if (now.length > 1) {
      const all = button(`${ticket.id} serve`, 'all', '全部完成', () => press('serve', ticket, now));
      all.setAttribute('aria-label', `全部完成 ${ticket.table} 第 ${ticket.round} 轮`);
      all.disabled = isBusy('serve', now);
      add(view, all);
    }
    return view;
  }

  function doneView(ticket) {
    const words = ticket.lines.map(({ title, qty }) => `${title} ×${qty}`).join('，');
    const back = button(`${ticket.id} back`, 'one', '撤销', () => press('unserve', ticket, ticket.lines));
    back.setAttribute('aria-label', `撤销 ${ticket.table} ${words}`);
    back.disabled = isBusy('unserve', ticket.lines);
    return add(el('li'), add(el('span', 'what'), el('span', 'dish', ticket.table), el('span', 'sub', words)), back);
  }

  function kitchen({ kitchen: { tickets, done, sums } }) {
    tell(tickets);
    const stations = [...new Set(sums.concat(tickets).map(({ station }) => station))].sort();
    const columns = el('div', 'stations');
    for (const station of stations) {
      const own = tickets.filter((ticket) => ticket.station === station);
      const list = el('ol', 'tickets');
      for (const ticket of own) add(list, ticketView(ticket));
      add(
        columns,
        add(
          el('section'),
          el('h3', '', own.length > 0 ? `${station} ${own.length} 单` : station),
          own.length > 0 ? list : el('p', 'none', '都做完了'),
        ),
      );
    }
    if (stations.length === 0) add(columns, el('p', 'none', '今天还没有单'));
    const totals = el('ul', 'packing');
    for (const { title, open, served } of sums)
      add(
        totals,
        add(
          el('li', open > 0 ? '' : 'out'),
          el('span', 'what', title),
          el('span', 'count', `待做 ${open}`),
          el('span', 'sub', `已出 ${served}`),
        ),
      );
    const ended = el('ul', 'packing');
    for (const ticket of done) add(ended, doneView(ticket));
    const side = add(
      el('section', 'side'),
      el('h3', '', '全天合计'),
      sums.length > 0 ? totals : el('p', 'none', '还没有'),
      el('h3', '', '刚完成'),
      done.length > 0 ? ended : el('p', 'none', '完成后 10 分钟内可撤销'),
    );
    const loud = button('sound', 'sound', sound.on ? '提示音已开' : '打开提示音', switchSound);
    loud.setAttribute('aria-pressed', String(sound.on));
    const bar = add(
      el('div', 'kitchenBar'),
      el('p', isLost ? 'gone' : 'none', isLost ? '网络断了，正在重连' : '做好一份按一份'),
      loud,
    );
    return add(el('div', 'kitchen'), bar, columns, side);
  }

  function report({ figures, days }) {
    const top = el('dl', 'figures');
    for (const { label, value } of figures)
      add(top, add(el('div', 'figure'), el('dt', '', label), el('dd', 'big', value)));
    const most = Math.max(1, ...days.map(({ amount }) => amount));
    const table = el('table', 'days');
    const headRow = add(
      el('tr'),
      el('th', '', '日期'),
      el('th', 'track', ''),
      el('th', '', '自提单'),
      el('th', '', '收入'),
    );
    headRow.querySelectorAll('th').forEach((cell) => cell.setAttribute('scope', 'col'));
    headRow.children[1].appendChild(el('span', '', '收入对比'));
    const body = el('tbody');
    for (const { day, orders, amount } of days) {
      const bar = el('progress');
      bar.max = most;
      bar.value = amount;
      bar.setAttribute('aria-label', `${day} 收入 ${yuan(amount)}`);
      const label = el('th', '', day.slice(5));
      label.setAttribute('scope', 'row');
      add(
        body,
        add(el('tr'), label, add(el('td', 'track'), bar), el('td', '', String(orders)), el('td', '', yuan(amount))),
      );
    }
    add(table, add(el('thead'), headRow), body);
    return add(el('section', 'report'), top, el('h3', '', '近七天'), table);
  }

  const tick = () => {
    if (!clock) return;
    $('clock').textContent = new Date(clock.told + performance.now() - clock.at).toLocaleTimeString('zh-CN', {
      timeZone: 'Asia/Shanghai',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    });
  };
  setInterval(() => {
    tick();
    // Tickets grow older without a line, too.
    if (shown.data && shown.data.kitchen) redraw();
  }, 10000);
  $('again').addEventListener('click', () => {
    codes = 0;
    ask();
  });

  const kept = recall();
  if (kind === 'tv' && kept.token && kept.store === store) {
    token = kept.token;
    watch();
  } else ask();
})();
