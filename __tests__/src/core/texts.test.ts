import { texts } from '@/core/texts';

test('rule 3.6: the catalogue, word by word', () => {
  expect(texts).toMatchObject({
    loginFirst: '请登录后再操作',
    notFound: '请求的资源不存在',
    serverError: '服务器内部错误',
    away: '系统繁忙，请稍后再试',
    serverErrorWith: '服务器内部错误:',
    http401: '401',
    offline: '当前无法连接网络，可检查网络设置是否正常',
    payCancelled: '用户取消支付',
    messengerOnly: '请用微信浏览器打开',
    clickLater: '请稍后点击！',
    noFile: 'no File',
  });
});
