internal import CommunityProtocol
internal import Hummingbird

enum ServerVersion {
    static let protocols = [ProtocolVersion.current]
}
