import Hummingbird
import NIOCore

/// What a request brings beside itself.
struct CommunityContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address at the other end; a proxy's behind a proxy.
    let remote: String

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        remote = source.channel.remoteAddress?.ipAddress ?? ""
    }
}
