/** Reads page content VR: scenes with their hot spots, and the stops of the tour. Pure. */
import type { PageContent } from '@/contract';

export interface Spot {
  key: string;
  label: string;
  text: string;
  image?: string;
  link?: string;
  /** Degrees from the middle of the picture, to the right and up. */
  yaw: number;
  pitch: number;
}
export interface Scene {
  id: string;
  title: string;
  text: string;
  image: string;
  spots: Spot[];
}
export interface Stop {
  sceneId: string;
  yaw: number;
  label: string;
  text: string;
}
export interface Tour {
  scenes: Scene[];
  stops: Stop[];
}

const degrees = (text: string | undefined) => {
  const value = Number(text);
  return Number.isFinite(value) ? value : 0;
};

export function readTour({ blocks }: Pick<PageContent, 'blocks'>): Tour {
  const scenes = blocks
    .filter(({ kind }) => kind === 'image')
    .flatMap(({ title = '', items: [first, ...rest] }): Scene[] => {
      if (!first?.image) return [];
      const spots = rest.map(({ key, label, value, image, link }): Spot => {
        const [yaw, pitch] = key.split(',');
        return { key, label, text: value, image, link, yaw: degrees(yaw), pitch: degrees(pitch) };
      });
      return [{ id: first.key, title, text: first.value, image: first.image, spots }];
    });
  const stops = blocks
    .filter(({ kind }) => kind === 'steps')
    .flatMap(({ items }) => items)
    .map(({ key, label, value }): Stop => {
      const [sceneId = '', yaw] = key.split(',');
      return { sceneId, yaw: degrees(yaw), label, text: value };
    })
    .filter(({ sceneId }) => scenes.some(({ id }) => id === sceneId));
  return { scenes, stops };
}
