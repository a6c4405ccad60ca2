/** The profile form: its values, what counts as complete, what has to be sent. Pure. */
import type { HobbyTag, Member, RequestOf } from '@/contract';
import { calendar } from '@/core/lib/calendar';
import type { Validators } from '@/ui/shell';

export interface ProfileValues {
  avatar: string;
  nickname: string;
  gender: Member['gender'];
  birthday: string;
  regionCode: string;
  region: string;
  bio: string;
  /** Ids of the chosen tags. */
  hobbies: readonly string[];
}
export const MOST_HOBBIES = 8;
export const HOBBY_GROUPS = ['茶类', '口感', '场景'] as const satisfies readonly HobbyTag['group'][];

export const profileOf = (member: Member, tags: readonly HobbyTag[]): ProfileValues => ({
  avatar: member.avatar,
  nickname: member.nickname,
  gender: member.gender,
  birthday: member.birthday,
  regionCode: member.regionCode,
  region: member.region,
  bio: member.bio,
  hobbies: tags.filter(({ on }) => on).map(({ id }) => id),
});

export const profileRules: Validators<ProfileValues> = {
  nickname: (nickname) => {
    const { length } = [...nickname.trim()];
    return length < 2 || length > 16 ? '昵称 2-16 个字' : undefined;
  },
  birthday: (birthday) => (birthday === '' || isDay(birthday) ? undefined : '这一天不存在'),
  bio: (bio) => ([...bio].length > 60 ? '最多 60 个字' : undefined),
};

export function isDay(text: string): boolean {
  // 31 June would become 1 July.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && calendar(text).format('YYYY-MM-DD') === text;
}

/** Percent of the seven things a profile has. */
export function completeness(values: ProfileValues): number {
  const { avatar, nickname, gender, birthday, regionCode, bio, hobbies } = values;
  const done = [avatar, nickname, gender, birthday, regionCode, bio.trim(), hobbies.length > 0].filter(Boolean).length;
  return Math.round((done / 7) * 100);
}

/** Only what differs; undefined when nothing does. */
export function changesOf(before: ProfileValues, now: ProfileValues): RequestOf<'member.save'> | undefined {
  const changed: RequestOf<'member.save'> = {
    ...(now.avatar !== before.avatar && { avatar: now.avatar }),
    ...(now.nickname.trim() !== before.nickname && { nickname: now.nickname.trim() }),
    ...(now.gender !== before.gender && { gender: now.gender }),
    ...(now.birthday !== before.birthday && now.birthday !== '' && { birthday: now.birthday }),
    ...(now.regionCode !== before.regionCode && now.regionCode !== '' && { regionCode: now.regionCode }),
    ...(now.bio.trim() !== before.bio && { bio: now.bio.trim() }),
  };
  return Object.keys(changed).length > 0 ? changed : undefined;
}

export const sameTags = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));
