/** What a message shows, by its kind. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { ChatMsg } from '@/contract';
import { holdsRole, type RolesHeld } from '@/contract/roles';
import { EMOJI } from '@/core/lib/emoji';
import { canOpen, go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { classes } from '@/ui/kit/classes';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { vars } from '@/ui/kit/unit';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { Paper } from './Paper';
import { faceUrl, Said } from './Said';
import { Voice } from './Voice';
import styles from './chat.module.scss';

const LONG_SIDE = 180;

/** As it stands, no side longer than the long one. */
function boxOf({ width = 4, height = 3 }: ChatMsg['body']): { w: number; h: number } {
  const scale = Math.min(LONG_SIDE / width, LONG_SIDE / height);
  return { w: Math.max(72, Math.round(width * scale)), h: Math.max(72, Math.round(height * scale)) };
}

const CARD: Partial<Record<ChatMsg['type'], { icon: IconName; word: string }>> = {
  goods: { icon: 'store', word: '商品' },
  order: { icon: 'box', word: '订单' },
  report: { icon: 'chart', word: '报表' },
  quote: { icon: 'quote', word: '报价' },
};

/** Whoever looks after orders opens one as the house sees it (chapter 26). */
const isOfStaff = (member: RolesHeld | undefined): boolean =>
  member !== undefined && holdsRole(member, ['staff:service', 'staff:stock', 'staff:finance']);

function Card({ message: { type, body } }: { message: ChatMsg }): ReactElement {
  const { feedback, session } = useStores();
  const { icon, word } = CARD[type] ?? { icon: 'info', word: '' };
  const { title = '', sub, note, picture, route = '', rows = [] } = body;
  const address = type === 'order' && isOfStaff(session.member) ? `${route}&scope=store` : route;
  return (
    <Pressable
      className={styles.card}
      role="link"
      label={`${word} ${title} ${sub ?? ''}`.trim()}
      onPress={() => (canOpen(address) ? open(address) : feedback.toast('这里还打不开'))}
    >
      {rows.length > 0 ? (
        <View className={styles.report}>
          <Words size="name" serif medium>
            {title}
          </Words>
          <Stack row wrap className={styles.figures}>
            {rows.map(({ key, label, value }) => (
              <View key={key} className={styles.figure}>
                <Note>{label}</Note>
                <Words size="title" serif>
                  {value}
                </Words>
              </View>
            ))}
          </Stack>
        </View>
      ) : (
        <Stack row gap={10} className={styles.thing}>
          {picture ? (
            <View className={styles.thingPicture}>
              <Picture src={picture} w={240} ratio={1} alt="" />
            </View>
          ) : null}
          <Stack grow justify="between">
            <Words size="body">{title}</Words>
            <Stack row wrap justify="between" align="baseline" gap={8}>
              {sub ? <Text className={styles.price}>{sub}</Text> : null}
              {note ? <Note>{note}</Note> : null}
            </Stack>
          </Stack>
        </Stack>
      )}
      <View className={styles.kind}>
        <Icon name={icon} size={14} />
        <Text>{rows.length > 0 && sub ? `${word}　${sub}` : word}</Text>
      </View>
    </Pressable>
  );
}

function Still({ message, pictures }: { message: ChatMsg; pictures: () => string[] }): ReactElement {
  const { w, h } = boxOf(message.body);
  const isFilm = message.type === 'video';
  const { url = '', cover = '', seconds = 0, name = '' } = message.body;
  const show = () => {
    if (isFilm) return go('/pages/tea/video-box', { src: url, title: name, poster: cover });
    const urls = pictures();
    return go('/shop/pages/imgshow', { urls, index: Math.max(0, urls.indexOf(url)) });
  };
  return (
    <Pressable
      className={styles.still}
      style={vars({ w, h })}
      label={isFilm ? `视频 ${seconds} 秒` : '图片'}
      onPress={show}
    >
      <Picture src={isFilm ? cover : url} w={480} fill alt="" />
      {isFilm ? (
        <View className={styles.film}>
          <Icon name="play" size={28} />
        </View>
      ) : null}
    </Pressable>
  );
}

interface BodyProps {
  message: ChatMsg;
  isOwn: boolean;
  pictures: () => string[];
  /** Opens what can be done with a text. */
  onMore: () => void;
}

export function Body({ message, isOwn, pictures, onMore }: BodyProps): ReactElement {
  const { type, body, replyTo } = message;
  if (type === 'image' || type === 'video') return <Still message={message} pictures={pictures} />;
  if (type === 'file') return <Paper message={message} />;
  if (type === 'voice') return <Voice message={message} isOwn={isOwn} />;
  if (CARD[type]) return <Card message={message} />;
  const text = body.text ?? '';
  const face = type === 'emoji' ? EMOJI.find(({ alt }) => alt === text) : undefined;
  if (face)
    return (
      <Pressable className={styles.bigFace} label={text} onPress={onMore}>
        <Picture src={faceUrl(face)} w={240} ratio={1} alt="" />
      </Pressable>
    );
  return (
    <Pressable className={classes(styles.bubble, isOwn && styles.own)} look={false} haspopup="dialog" onPress={onMore}>
      {replyTo ? (
        <View className={styles.quoted}>
          <Text>{`${replyTo.from}：${replyTo.text}`}</Text>
        </View>
      ) : null}
      <Said text={text} />
    </Pressable>
  );
}
