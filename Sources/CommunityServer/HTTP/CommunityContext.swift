import Hummingbird
import NIOCore

struct CommunityContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The peer's address: the proxy's behind a proxy.
    let remote: String

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        remote = source.channel.remoteAddress?.ipAddress ?? ""
    }
}
