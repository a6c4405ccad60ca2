import { Text } from '@tarojs/components';
import { formatTime } from '@/core/lib/time';

export const Ended = ({ at }: { at: number }) => <Text>{`活动已于 ${formatTime(at, 'MM月DD日 h:m')} 结束`}</Text>;
