import FeatureKit

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension SharedCommunity {
    var access: CommunityAccess {
        CommunityAccess(service: service, memberships: memberships, deviceLabel: Self.deviceLabel)
    }

    /// This machine's name: that of the host, or `dimo`.
    static var deviceLabel: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "dimo" }
        let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.isEmpty ? "dimo" : text
    }
}

extension CommandStore {
    package static var deviceLabel: String { SharedCommunity.deviceLabel }
}
