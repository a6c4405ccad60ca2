/** The browser's microphone. What listens and what makes mp3 of it comes with the first recording. */
import type { RecorderModule } from './types';

const parts = () => import(/* webpackChunkName: "recorder" */ './onDemand');

let end: (() => void) | undefined;

export const recorder: RecorderModule = {
  start: async () => (await parts()).listen(),
  stop: async () => (await parts()).finish(),
  cancel: () => void parts().then(({ drop }) => drop()),
  play(url, onEnd) {
    end?.();
    const player = new Audio(url);
    const stop = () => {
      if (end !== stop) return;
      end = undefined;
      player.pause();
      onEnd();
    };
    end = stop;
    player.addEventListener('ended', stop);
    player.addEventListener('error', stop);
    void Promise.resolve(player.play()).catch(stop);
    return stop;
  },
};
