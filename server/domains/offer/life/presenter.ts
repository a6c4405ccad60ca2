/** The wire shape of posts, with their comments. */
import type { LifePost } from '../../../../src/contract/life/schemas';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { readShopSettings } from '../../people/shopSettings/repository';
import { briefOf } from '../../people/member/presenter';
import { findComments, findPost, type FullPost } from './repository';

export async function presentPosts(tx: Tx, memberId: string, posts: FullPost[]): Promise<LifePost[]> {
  const comments = await findComments(
    tx,
    memberId,
    posts.map(({ post }) => post.id),
  );
  const { levels } = await readShopSettings(tx);
  return posts.map(({ post, user, store, liked }) => ({
    id: post.id,
    user: briefOf(levels, user),
    text: post.text,
    photos: post.photos,
    topic: post.topic,
    ...(store ? { store } : {}),
    likes: post.likes,
    liked,
    comments: (comments.get(post.id) ?? []).map(({ auditing, ...said }) => ({
      ...said,
      user: briefOf(levels, said.user),
      ...(auditing ? { auditing } : {}),
    })),
    mine: post.memberId === memberId,
    auditing: post.status === 'auditing',
    at: post.at,
  }));
}

export async function presentPost(tx: Tx, memberId: string, id: string): Promise<LifePost> {
  const found = await findPost(tx, memberId, id);
  const [post] = await presentPosts(tx, memberId, found ? [found] : []);
  if (!post) throw notFound();
  return post;
}
