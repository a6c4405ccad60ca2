"""
OpenStack Swift as one process for tests: a proxy that speaks S3, and an account, a container and an object server, each with one device
in a folder that is thrown away. Debian's packages bring the code, this only starts it, without root, memcached or /etc/swift:

  /usr/bin/python3 scripts/lib/objectStore.py <folder> <host:port> <account:user:key> ...

prints {"port": ...} when it answers, and ends when its standard input does.
"""
import json
import os
import sys

import eventlet
import eventlet.wsgi

eventlet.monkey_patch()

FOLDER = os.path.abspath(sys.argv[1])
HOST, PORT = sys.argv[2].rsplit(":", 1)
USERS = [user.rsplit(":", 1) for user in sys.argv[3:]]

from swift.common import utils  # noqa: E402

utils.SWIFT_CONF_FILE = os.path.join(FOLDER, "swift.conf")


class Memory:
    """What memcached would keep, as far as one process needs it: tokens and the heads of accounts and containers."""

    def __init__(self):
        self.kept = {}

    def get(self, key, **_):
        return self.kept.get(key)

    def set(self, key, value, **_):
        self.kept[key] = value

    def delete(self, key, **_):
        self.kept.pop(key, None)

    def incr(self, key, delta=1, **_):
        self.kept[key] = int(self.kept.get(key, 0)) + delta
        return self.kept[key]

    def get_multi(self, keys, *_, **__):
        return [self.kept.get(key) for key in keys]

    def set_multi(self, mapping, *_, **__):
        self.kept.update(mapping)


def written(name, text):
    with open(os.path.join(FOLDER, name), "w") as file:
        file.write(text)
    return os.path.join(FOLDER, name)


def listening(host="127.0.0.1", port=0):
    return eventlet.listen((host, int(port)))


def serve(sock, app):
    from swift.common.http_protocol import SwiftHttpProtocol

    # As swift.common.wsgi starts it: clients of S3 ask for "ETag", which must not become "Etag".
    options = {"protocol": SwiftHttpProtocol, "capitalize_response_headers": False, "socket_timeout": 60}
    eventlet.spawn(eventlet.wsgi.server, sock, app, utils.NullLogger(), custom_pool=eventlet.GreenPool(200), **options)


def ring(kind, port):
    from swift.common.ring import RingBuilder

    builder = RingBuilder(4, 1, 0)
    builder.add_dev({"id": 0, "region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "one", "weight": 1})
    builder.rebalance()
    builder.get_ring().save(os.path.join(FOLDER, kind + ".ring.gz"))


def main():
    os.makedirs(os.path.join(FOLDER, "nodes", "one"), exist_ok=True)
    secrets = "[swift-hash]\nswift_hash_path_suffix = test\nswift_hash_path_prefix = test\n"
    written("swift.conf", f"{secrets}[storage-policy:0]\nname = one\ndefault = yes\n")
    socks = {kind: listening() for kind in ("account", "container", "object")}
    for kind, sock in socks.items():
        ring(kind, sock.getsockname()[1])
    from swift.common.wsgi import loadapp

    common = f"swift_dir = {FOLDER}\ndevices = {FOLDER}/nodes\nmount_check = false\nlog_address = {FOLDER}/nolog\n"
    for kind, sock in socks.items():
        conf = written(
            f"{kind}.conf",
            f"[DEFAULT]\n{common}[pipeline:main]\npipeline = {kind}-server\n[app:{kind}-server]\nuse = egg:swift#{kind}\n",
        )
        serve(sock, loadapp(conf, global_conf={"log_name": kind}))
    users = "".join(f"user_{user.replace(':', '_')} = {key} .admin\n" for user, key in USERS)
    proxy = written(
        "proxy.conf",
        f"[DEFAULT]\n{common}[pipeline:main]\n"
        "pipeline = catch_errors gatekeeper listing_formats bulk s3api tempauth slo proxy-server\n"
        "[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n"
        "[filter:catch_errors]\nuse = egg:swift#catch_errors\n"
        "[filter:gatekeeper]\nuse = egg:swift#gatekeeper\n"
        "[filter:listing_formats]\nuse = egg:swift#listing_formats\n"
        "[filter:bulk]\nuse = egg:swift#bulk\n"
        "[filter:slo]\nuse = egg:swift#slo\n"
        "[filter:s3api]\nuse = egg:swift#s3api\ns3_acl = false\n"
        f"[filter:tempauth]\nuse = egg:swift#tempauth\n{users}",
    )
    inner = loadapp(proxy, global_conf={"log_name": "proxy"})
    kept = Memory()

    def app(env, start_response):
        env["swift.cache"] = kept
        return inner(env, start_response)

    front = listening(HOST, PORT)
    serve(front, app)
    print(json.dumps({"port": front.getsockname()[1]}), flush=True)
    eventlet.tpool.execute(sys.stdin.read)
    os._exit(0)


main()
