import Domain
import Testing

struct GlassRoomTests {
    @Test(arguments: [
        (ServingStyle.up, 180.0), (.neat, 180), (.hot, 180), (.rocks, 120), (.crushed, 120),
    ])
    func `ice takes up its share of a glass`(serving: ServingStyle, room: Double) {
        #expect(GlassRoom(volume: 200, serving: serving).millilitres == room)
    }

    @Test func `a drink fits up to its room`() {
        let room = GlassRoom(volume: 200, serving: .up)
        #expect(room.fits(180))
        #expect(!room.fits(181))
    }
}
