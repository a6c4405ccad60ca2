import type { SiteConfig } from '@/contract';
import { createRootStore } from '@/core/stores';
import { createMemory } from '@/core/lib/memory';
import { shouldAutoplay } from '@/core/stores/music';
import { site } from '../../contract/fixtures';
import { fakeClock, fakePlatform, stubApi } from '../support';

const music = { music_auto_play: 1, music_img: '/m.webp', music_file: '/m.mp3' };
const config = (more: Partial<SiteConfig> = {}) => site({ ...music, ...more });

function setup(answer: SiteConfig | Error, app: 'browser' | 'weapp' = 'browser') {
  const clock = fakeClock();
  const { api, call } = stubApi({ 'site.config': answer });
  const device = fakePlatform(app);
  return {
    root: createRootStore({ api, memory: createMemory(), platform: device.platform, clock }),
    call,
    clock,
    ...device,
  };
}
const launch = (path = 'pages/tea/index', query = {}) => ({ path, query });

describe('configuration', () => {
  test('rules 2.10, 2.13: asked silently, cached 1800 s', async () => {
    const { root, call, clock } = setup(config());
    await root.config.load();
    await root.config.load();
    expect(call).toHaveBeenCalledTimes(1);
    expect(call).toHaveBeenCalledWith('site.config', { group: undefined }, { hide: true });
    clock.advance(1_800_000);
    await root.config.load();
    expect(call).toHaveBeenCalledTimes(2);
  });
  test('rule 2.13: the mini-program asks for its own group', async () => {
    const { root, call } = setup(config(), 'weapp');
    await root.config.load();
    expect(call).toHaveBeenCalledWith('site.config', { group: 'mini-program' }, { hide: true });
  });
  test('rule 2.13: a failure at launch is ignored', async () => {
    const { root } = setup(new Error('offline'));
    await expect(root.start(launch())).resolves.toBeUndefined();
    expect(root.config.value).toBeUndefined();
    expect(root.feedback).toMatchObject({ shown: undefined, dialog: undefined });
  });
});

describe('the first screen', () => {
  const page = window as { __start?: { shown: Promise<void> } };
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
  afterEach(() => delete page.__start);

  test('a configuration that must be asked for comes after it', async () => {
    let show = () => {};
    page.__start = { shown: new Promise((resolve) => (show = resolve)) };
    const { root, call } = setup(config());
    const started = root.start(launch());
    await turn();
    expect(call).not.toHaveBeenCalled();
    show();
    await started;
    expect(call).toHaveBeenCalledTimes(1);
  });
  test('one that the phone remembers is there before it: a day of mourning is gray from the first frame', async () => {
    page.__start = { shown: new Promise(() => {}) };
    const { root, call } = setup(config());
    root.cache.set('config', config({ grayMode: true }));
    void root.start(launch());
    await turn();
    expect(root.theme.name).toBe('gray');
    expect(call).not.toHaveBeenCalled();
  });
});

describe('background music', () => {
  test('rule 6.12: plays in a loop and sets musicShow', async () => {
    const { root, audio } = setup(config());
    await root.start(launch());
    expect(audio.play).toHaveBeenCalledWith('/m.mp3', true);
    expect(root.music.musicShow).toBe(true);
  });
  test.each(['activity/pages/index', 'qrCodeOrder/pages/index', 'activity/pages/gg', '/activity/pages/input'])(
    'rule 6.12: not when launched at %s',
    async (path) => {
      const { root, audio } = setup(config());
      await root.start(launch(path));
      expect(audio.play).not.toHaveBeenCalled();
      expect(audio.stop).toHaveBeenCalled();
      expect(root.music.musicShow).toBe(false);
    },
  );
  test('held while a film plays: the switch stays, the sound comes back', async () => {
    const { root, audio } = setup(config());
    root.music.hold(true);
    await root.start(launch());
    expect(audio.play).not.toHaveBeenCalled();
    expect(root.music.musicShow).toBe(true);
    root.music.hold(false);
    expect(audio.play).toHaveBeenCalledTimes(1);
    root.music.toggle(false);
    root.music.hold(true);
    root.music.hold(false);
    expect(audio.play).toHaveBeenCalledTimes(1);
  });
  test.each([{ music_auto_play: 0 }, { music_auto_play: 2 }, { music_img: '' }, { music_file: '' }])(
    'rule 6.12: not with %j',
    (more) => expect(shouldAutoplay(config(more), 'pages/tea/index')).toBe(false),
  );
  test('the switch of the settings turns it off and on; without files there is nothing to switch', async () => {
    const { root } = setup(config());
    await root.start(launch());
    root.music.toggle();
    expect(root.music.musicShow).toBe(false);
    root.music.toggle();
    expect(root.music.musicShow).toBe(true);
    root.music.apply(undefined, '');
    root.music.toggle(true);
    expect(root.music.musicShow).toBe(false);
  });
});

describe('attribution', () => {
  test('rule 4.11: share_id and source of the launch query live 86400 s', async () => {
    const { root, clock } = setup(config());
    await root.start(launch('shop/pages/goods', { share_id: '77', source: 'poster', id: '1' }));
    expect(root.attribution.params()).toEqual({ share_id: '77', source: 'poster' });
    clock.advance(86_399_000);
    root.attribution.launch({});
    expect(root.attribution.params().share_id).toBe('77');
    clock.advance(1_000);
    expect(root.attribution.params()).toEqual({ share_id: undefined, source: undefined });
  });
});

describe('theme', () => {
  test('rule 6.15: default red, white text; black on gray; class name theme-<name>', () => {
    const { root } = setup(config());
    expect(root.theme).toMatchObject({ name: 'red', text: 'white', className: 'theme-red' });
    expect(root.theme.choose('gray')).toBe(true);
    expect(root.theme).toMatchObject({ text: 'black', className: 'theme-gray' });
    expect(root.theme.choose('rainbow')).toBe(false);
    expect(root.theme.name).toBe('gray');
  });
  test('rule 6.15: the choice is stored', async () => {
    const { root, platform } = setup(config());
    await root.start(launch());
    root.theme.choose('green');
    const again = createRootStore({ api: stubApi().api, memory: createMemory(), platform, clock: fakeClock() });
    await again.start(launch());
    expect(again.theme.current).toEqual({ name: 'green', title: '茶青', hex: '#3F7043' });
  });
  test('rule 6.15: who has chosen none sees what the shop says, a choice stays', async () => {
    const { root } = setup(config({ theme: 'green' }));
    await root.config.load();
    expect(root.theme).toMatchObject({ chosen: 'own', name: 'green', className: 'theme-green' });
    root.theme.choose('blue');
    expect(root.theme.name).toBe('blue');
    root.theme.choose('own');
    expect(root.theme.name).toBe('green');
  });
  test('rule 6.15: gray mode of the configuration turns everything gray and keeps the choice', async () => {
    const { root } = setup(config({ grayMode: true }));
    root.theme.choose('blue');
    await root.config.load();
    expect(root.theme).toMatchObject({
      name: 'gray',
      text: 'black',
      className: 'theme-gray gray-mode',
      chosen: 'blue',
    });
  });
});
