/** The mini-program's players of films and sounds, over the messenger's doubles. */
import { createElement, createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { act } from 'react-dom/test-utils';
import { Player } from '@/ui/kit/Player/index.weapp';
import type { PlayerHandle, PlayerProps } from '@/ui/kit/Player/types';

const mockDid: string[] = [];
const mockSounds: MockSound[] = [];
let mockVideo: Record<string, (event?: unknown) => void> & { id?: string } = {};
class MockSound {
  src = '';
  startTime = 0;
  duration = 0;
  currentTime = 0;
  buffered = 0;
  playbackRate = 1;
  volume = 1;
  heard: Record<string, () => void> = {};
  constructor() {
    mockSounds.push(this);
  }
  play = () => void mockDid.push(`play ${this.src} from ${this.startTime}`);
  pause = () => void mockDid.push(`pause ${this.src}`);
  seek = (second: number) => void mockDid.push(`seek ${second}`);
  destroy = () => void mockDid.push('destroy');
  onCanplay = (then: () => void) => void (this.heard.canplay = then);
  onTimeUpdate = (then: () => void) => void (this.heard.time = then);
  onPlay = (then: () => void) => void (this.heard.play = then);
  onPause = (then: () => void) => void (this.heard.pause = then);
  onWaiting = (then: () => void) => void (this.heard.waiting = then);
  onEnded = (then: () => void) => void (this.heard.ended = then);
  onError = (then: () => void) => void (this.heard.error = then);
}
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    createInnerAudioContext: () => new MockSound(),
    createVideoContext: (id: string) => ({
      play: () => mockDid.push(`play ${id}`),
      pause: () => mockDid.push(`pause ${id}`),
      seek: (second: number) => mockDid.push(`seek ${second}`),
      playbackRate: (rate: number) => mockDid.push(`rate ${rate}`),
    }),
  },
}));
jest.mock('@tarojs/components', () => ({
  Image: () => null,
  Video: (props: typeof mockVideo) => {
    mockVideo = props;
    return null;
  },
}));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let root: Root;
const handle = createRef<PlayerHandle>();
const heard = {
  onTime: jest.fn(),
  onLength: jest.fn(),
  onPlaying: jest.fn(),
  onWaiting: jest.fn(),
  onEnd: jest.fn(),
  onBlocked: jest.fn(),
  onFail: jest.fn(),
};
const draw = (part: Partial<PlayerProps>) =>
  act(() => {
    root.render(
      createElement(Player, { ref: handle, src: '/a.mp4', poster: '', label: '', playing: false, ...heard, ...part }),
    );
  });
beforeEach(() => {
  mockDid.length = 0;
  mockSounds.length = 0;
  jest.clearAllMocks();
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

describe('a film', () => {
  it('plays and pauses as it is asked, at the nearest speed that the messenger knows', () => {
    draw({ rate: 0.75 });
    expect(mockDid).toEqual([`pause ${mockVideo.id}`, 'rate 0.8']);
    draw({ rate: 1.5, playing: true });
    expect(mockDid.slice(2)).toEqual([`play ${mockVideo.id}`, 'rate 1.5']);
  });

  it('that is sent back from its end goes on playing, if it shall', () => {
    draw({ playing: true });
    mockVideo.onEnded!();
    expect(heard.onEnd).toHaveBeenCalledTimes(1);
    mockDid.length = 0;
    handle.current!.seek(0);
    expect(mockDid).toEqual(['seek 0', `play ${mockVideo.id}`]);
    mockVideo.onPlay!();
    handle.current!.seek(3);
    expect(mockDid.slice(2)).toEqual(['seek 3']);
  });

  it('of another round is another one', () => {
    draw({ playing: true });
    const { id } = mockVideo;
    draw({ playing: true, round: 1 });
    expect(mockVideo.id).not.toBe(id);
    expect(mockDid.at(-2)).toBe(`play ${mockVideo.id}`);
  });
});

describe('a sound', () => {
  it('begins where it was left; another address goes on where it is told', () => {
    draw({ kind: 'audio', src: 'https://a.test/1.wav', start: 42, playing: true });
    expect(mockDid).toEqual(['play https://a.test/1.wav from 42']);
    draw({ kind: 'audio', src: 'https://a.test/1.wav?sign=2', start: 60, playing: true });
    expect(mockDid.slice(1)).toEqual(['play https://a.test/1.wav?sign=2 from 60']);
    const [sound] = mockSounds;
    Object.assign(sound!, { duration: 100, currentTime: 61, buffered: 100 });
    sound!.heard.time!();
    expect([heard.onLength.mock.calls, heard.onTime.mock.calls]).toEqual([[[100]], [[61]]]);
    expect(handle.current!.hasRest()).toBe(true);
    sound!.heard.error!();
    expect(heard.onFail).toHaveBeenCalledTimes(1);
    act(() => root.unmount());
    expect(mockDid.at(-1)).toBe('destroy');
    root = createRoot(document.createElement('div'));
  });
});
