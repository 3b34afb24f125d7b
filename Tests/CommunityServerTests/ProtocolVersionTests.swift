import CommunityProtocol
import Testing

@Test func theProtocolHasAVersion() {
    #expect(ProtocolVersion.current == 1)
}
