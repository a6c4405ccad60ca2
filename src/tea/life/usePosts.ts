/** The posts of a topic, and what can be done with one. Each answer is the post as it is now. */
import type { LifePost } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAction, useList } from '@/ui/shell';
import type { Topic } from './topics';

export function usePosts(topic: Topic | undefined) {
  const { feedback } = useStores();
  const list = useList<LifePost>(
    async (page) => (await call('tea.lifeCircle', { ...(topic ? { topic } : {}), page })).posts,
    [topic],
  );
  const show = (fresh: LifePost) => list.patch((post) => (post.id === fresh.id ? fresh : post));
  const like = useAction(async (post: LifePost) => {
    show(await call('tea.lifePost', { id: post.id, action: post.liked ? 'unlike' : 'like' }));
  });
  const comment = useAction(async (post: LifePost, text: string) => {
    const fresh = await call('tea.lifePost', { id: post.id, action: 'comment', text });
    show(fresh);
    feedback.toast(fresh.comments.some(({ auditing }) => auditing) ? '正在审核，通过后大家能看到' : '已评论');
  });
  const remove = useAction(async (post: LifePost) => {
    const sure = await feedback.confirm({
      title: '删除这条动态？',
      text: '删除后评论和点赞也看不到了。',
      yes: '删除',
    });
    if (!sure) return false;
    await call('tea.lifePost', { id: post.id, action: 'delete' });
    list.patch((one) => (one.id === post.id ? undefined : one));
    feedback.toast('已删除');
    return true;
  });
  const report = useAction(async (post: LifePost) => {
    await call('tea.lifePost', { id: post.id, action: 'report' });
    feedback.toast('已收到，我们会核实');
  });
  return { list, like, comment, remove, report };
}
