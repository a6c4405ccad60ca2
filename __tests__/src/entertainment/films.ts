/** Films as the area gets them from the server. */
import type { VideoCard, VideoDetail, VideoSlice } from '@/contract';
import { card } from '../contract/fixtures';

export const filmCard = (id: string, title: string, part: Partial<VideoCard> = {}): VideoCard => ({
  id,
  title,
  cover: '/images/video/1.webp',
  duration: 100,
  author: '叶间茶学社',
  plays: 3260,
  likes: 418,
  liked: false,
  tags: ['春茶'],
  ...part,
});

export const slice = (id: string, title: string, from: number, to: number): VideoSlice => ({
  id,
  videoId: '8801',
  title,
  cover: '/images/video/1.webp',
  from,
  to,
  url: '',
  plays: 12,
});

export const filmOf = (id: string, title: string, part: Partial<VideoDetail> = {}): VideoDetail => ({
  card: filmCard(id, title),
  sources: [
    { quality: '流畅', url: `/video/${id}-sd.mp4` },
    { quality: '高清', url: `/video/${id}-hd.mp4` },
  ],
  slices: [slice('1', '一芽一叶怎么看', 0, 40), slice('2', '茶垄里的风', 40, 100)],
  goods: [card({ id: '1036', title: '明前龙井' })],
  intro: '清明前七天，龙坞的茶垄一天一个颜色',
  related: [filmCard('8804', '云起牛栏坑')],
  collected: false,
  position: 0,
  cateId: '茶山',
  later: false,
  transcript: [
    { from: 0, to: 40, text: '一芽一叶，露水还在' },
    { from: 40, to: 100, text: '太阳过了山脊就收手' },
  ],
  steeps: [{ id: '1', name: '第一泡', at: 30, seconds: 60, grams: 5, celsius: 85 }],
  ...part,
});

export const TUNES = [1, 2].map((n) => ({
  id: `980${n}`,
  title: ['松风', '竹露'][n - 1]!,
  cover: '/images/music/1.webp',
  author: '叶间茶学社',
  duration: 24,
  url: `/audio/${n}.wav`,
}));
