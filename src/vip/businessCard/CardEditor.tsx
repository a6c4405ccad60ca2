/** The own card as a form: words, and what stands on its shelf. Leaving with changes asks first. */
import { useState, type ReactElement } from 'react';
import type { BusinessCard } from '@/contract';
import { isMail } from '@/contract/mail';
import { call } from '@/core/api';
import { pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { PhotoField } from '@/domain/photo/PhotoField';
import type { VideoChoice } from '@/domain/video/choice';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { Page, useAction, useForm } from '@/ui/shell';
import { ChooseSheet, type Choice } from './ChooseSheet';
import styles from './card.module.scss';

const LEAVE = { title: '不保存就离开？', text: '刚才的修改会丢掉。', yes: '离开', no: '继续编辑' };
const MOST_TAGS = 6;

interface CardEditorProps {
  card: BusinessCard;
  onSaved: (card: BusinessCard) => void;
  onClose: () => void;
}

const tagsOf = (text: string): string[] => [...new Set(text.split(/[\s,，、]+/).filter(Boolean))];

function rules() {
  return {
    title: (value: string) => (value.trim() === '' ? '写一下职位' : undefined),
    tags: (value: string) => {
      const tags = tagsOf(value);
      if (tags.length > MOST_TAGS) return `最多 ${MOST_TAGS} 个`;
      return tags.some((tag) => tag.length > 8) ? '每个最多 8 个字' : undefined;
    },
    email: (value: string) => (value === '' || isMail(value) ? undefined : '邮箱写得不对，少了 @ 或域名'),
  };
}

export function CardEditor({ card, onSaved, onClose }: CardEditorProps): ReactElement {
  const { feedback } = useStores();
  const form = useForm(
    { title: card.employee.title, bio: card.bio, email: card.email, tags: card.tags.join(' ') },
    rules(),
  );
  const [goods, setGoods] = useState<Choice[]>(card.goods.map(({ id, title }) => ({ id, title })));
  const [articles, setArticles] = useState<Choice[]>(card.articles.map(({ id, title }) => ({ id, title })));
  const [video, setVideo] = useState<Choice | undefined>(card.video);
  const [codes, setCodes] = useState<string[]>(card.wechatQr === '' ? [] : [card.wechatQr]);
  const [choosing, setChoosing] = useState<'goods' | 'articles'>();
  const [moved, setMoved] = useState(false);
  const film = useAction(async () => {
    const chosen = await pick<VideoChoice[]>('/member/pages/select/video', {
      scene: 'card',
      max: '1',
      ...(video ? { selected: video.id } : {}),
    });
    const [first] = chosen ?? [];
    if (!first) return;
    const { key: id, title } = first;
    setVideo({ id, title });
    setMoved(true);
  });
  const save = useAction(async () => {
    if (!form.check()) return;
    const { title, bio, email, tags } = form.values;
    const patch = {
      title: title.trim(),
      bio: bio.trim(),
      email: email.trim(),
      tags: tagsOf(tags),
      goodsIds: goods.map(({ id }) => id),
      articleIds: articles.map(({ id }) => id),
      videoId: video?.id ?? '',
      wechatQr: codes[0] ?? '',
    };
    onSaved(await call('businessCard.save', { action: 'save', patch }));
    form.done();
    feedback.toast('已保存');
    onClose();
  });
  const dirty = form.dirty || moved;
  const leave = async () => {
    if (!dirty || (await feedback.confirm(LEAVE))) onClose();
    return false;
  };
  const chosen = (rows: Choice[]) => {
    (choosing === 'goods' ? setGoods : setArticles)(rows);
    setMoved(true);
    setChoosing(undefined);
  };
  return (
    <Page
      title="编辑名片"
      onBack={leave}
      overlay={
        <ChooseSheet
          kind={choosing}
          chosen={choosing === 'articles' ? articles : goods}
          onClose={() => setChoosing(undefined)}
          onDone={chosen}
        />
      }
      action={
        <Button block size="l" disabled={!dirty} busy={save.pending && '保存中'} onPress={() => void save.run()}>
          保存名片
        </Button>
      }
    >
      <Card clip className={styles.form}>
        <TextField {...form.bind('title')} label="职位" maxLength={20} />
        <TextArea {...form.bind('bio')} label="一句话" rows={2} maxLength={120} placeholder="喝茶的人会记住的一句" />
        <TextField {...form.bind('tags')} label="擅长" maxLength={60} hint="用空格分开，最多 6 个" />
        <TextField {...form.bind('email')} kind="no" label="邮箱" maxLength={60} placeholder="可不填" />
      </Card>
      <Card clip className={styles.form}>
        <Cells>
          <Cell label="产品" onPress={() => setChoosing('goods')}>
            {`${goods.length} 件`}
          </Cell>
          <Cell label="文章" onPress={() => setChoosing('articles')}>
            {`${articles.length} 篇`}
          </Cell>
          <Cell label="视频" note={video?.title} onPress={() => void film.run()}>
            {video ? '已选' : '未选'}
          </Cell>
        </Cells>
      </Card>
      <Card pad="all" className={styles.photo}>
        <PhotoField
          label="微信二维码"
          value={codes}
          most={1}
          scene="card"
          onChange={(urls) => {
            setCodes(urls);
            setMoved(true);
          }}
        />
      </Card>
    </Page>
  );
}
