/** The wire shape of posts, with their comments. */
import type { LifePost } from '../../../src/contract/life/schemas';
import type { Tx } from '../../db/client';
import { notFound } from '../../http/errors';
import { findComments, findPost, type FullPost } from './repository';

export async function presentPosts(tx: Tx, memberId: string, posts: FullPost[]): Promise<LifePost[]> {
  const comments = await findComments(
    tx,
    posts.map(({ post }) => post.id),
  );
  return posts.map(({ post, user, store, liked }) => ({
    id: post.id,
    user,
    text: post.text,
    photos: post.photos,
    topic: post.topic,
    ...(store ? { store } : {}),
    likes: post.likes,
    liked,
    comments: comments.get(post.id) ?? [],
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
