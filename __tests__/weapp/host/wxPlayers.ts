// Players of sounds and films, and the microphone: nothing is to be heard, what they are told is remembered. Each has the methods and the
// properties that the messenger documents, and no other.
import { hostless, text } from './dom';
import type { Data } from './engine';
import { told, type Api, type HostContext, type Options } from './wxCore';

const noop = () => undefined;
const isMember = (list: string) => (name: string) => list.split(/\s+/).includes(name);

// ---- sounds

const isSoundEvent = isMember(
  'Canplay Play Pause Stop Ended TimeUpdate Error Waiting Seeking Seeked Prev Next InterruptionBegin InterruptionEnd',
);
const isSoundProperty = isMember(
  `autoplay loop obeyMuteSwitch playbackRate referrerPolicy src startTime volume title epname singer coverImgUrl webUrl protocol
  audioType`,
);

function createSound(host: HostContext) {
  const listeners = new Map<string, ((value: unknown) => void)[]>();
  let src = '';
  const own: Data = { paused: true, currentTime: 0, duration: 0, buffered: 0, volume: 1, loop: false, autoplay: false };
  const emit = (type: string) => {
    // The real player answers from another thread.
    setTimeout(() => {
      for (const listener of listeners.get(type) ?? []) listener({});
    });
  };
  const act = (action: string, events: string[], change: Data = {}) => {
    host.records.audio.push({ src, action });
    Object.assign(own, change);
    for (const event of events) emit(event);
  };
  const play = () => act('play', ['Play', 'TimeUpdate'], { paused: false });
  const actions: Data = {
    play,
    pause: () => act('pause', ['Pause'], { paused: true }),
    stop: () => act('stop', ['Stop'], { paused: true, currentTime: 0 }),
    seek: (position: number) => act('seek', ['Seeking', 'Seeked', 'TimeUpdate'], { currentTime: position }),
    destroy: () => act('destroy', [], { paused: true }),
  };
  const listening = (name: string) => {
    const [, verb, event = ''] = /^(on|off)([A-Z]\w*)$/.exec(name) ?? [];
    if (!isSoundEvent(event)) return undefined;
    const known = () => listeners.get(event) ?? [];
    return verb === 'on'
      ? (listener: (value: unknown) => void) => void listeners.set(event, [...known(), listener])
      : (listener?: (value: unknown) => void) =>
          void listeners.set(event, listener ? known().filter((each) => each !== listener) : []);
  };
  return new Proxy(own, {
    get: (target, key) => {
      const name = String(key);
      return name === 'src' ? src : (actions[name] ?? listening(name) ?? target[name]);
    },
    set: (target, key, value) => {
      const name = String(key);
      if (!isSoundProperty(name)) host.fault('options', `a player of sounds has no property ${name}`);
      if (name === 'src') {
        src = text(value);
        for (const path of hostless(src)) host.fault('address', `an audio player: ${path} has no host`);
        act('src', ['Canplay']);
        if (target.autoplay) play();
      } else target[name] = value;
      return true;
    },
  });
}

// ---- films

const FILM_METHODS =
  `play pause stop seek playbackRate sendDanmu requestFullScreen exitFullScreen showStatusBar hideStatusBar
  exitPictureInPicture requestBackgroundPlayback exitBackgroundPlayback`.split(/\s+/);
const NUMBERS = ['seek', 'playbackRate'];

const createFilm = (host: HostContext) => (id: unknown) =>
  Object.fromEntries(
    FILM_METHODS.map((name) => [
      name,
      (value?: unknown) => {
        if (NUMBERS.includes(name) && typeof value !== 'number')
          host.fault('options', `VideoContext.${name} takes a number`);
        told(host, `VideoContext.${name}`, { id, ...(value !== undefined && { value }) });
      },
    ]),
  );

// ---- the microphone, which hears three seconds of nothing

const RECORDING: Readonly<Record<string, (value: unknown) => boolean>> = {
  duration: (ms) => Number(ms) <= 600_000,
  sampleRate: (value) => [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000].includes(Number(value)),
  numberOfChannels: (value) => value === 1 || value === 2,
  encodeBitRate: (value) => Number(value) >= 16_000 && Number(value) <= 320_000,
  format: (value) => ['mp3', 'aac', 'wav', 'PCM'].includes(text(value)),
  frameSize: (value) => Number(value) > 0,
  audioSource: (value) => typeof value === 'string',
};

function createRecorder(host: HostContext) {
  const listeners = new Map<string, (value: unknown) => void>();
  const emit = (type: string, value: unknown = {}) => void setTimeout(() => listeners.get(type)?.(value));
  const on = (type: string) => (listener: (value: unknown) => void) => void listeners.set(type, listener);
  return {
    ...Object.fromEntries(['Start', 'Stop', 'Error', 'Pause', 'Resume'].map((type) => [`on${type}`, on(type)])),
    start: (options: Options = {}) => {
      for (const [option, value] of Object.entries(options))
        if (!RECORDING[option]?.(value)) host.fault('options', `RecorderManager.start: ${option} is ${text(value)}`);
      told(host, 'RecorderManager.start', options);
      emit('Start');
    },
    stop: () => {
      told(host, 'RecorderManager.stop', {});
      emit('Stop', { tempFilePath: 'wxfile://tmp/mock.mp3', duration: 3000, fileSize: 1024 });
    },
    pause: () => emit('Pause'),
    resume: () => emit('Resume'),
  };
}

export function installPlayers(api: Api, host: HostContext) {
  const background = createSound(host);
  const recorder = createRecorder(host);
  Object.assign(api, {
    createInnerAudioContext: () => createSound(host),
    getBackgroundAudioManager: () => background,
    setInnerAudioOption: noop,
    createVideoContext: createFilm(host),
    getRecorderManager: () => recorder,
  });
}
