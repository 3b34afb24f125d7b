import Terminal
import Testing

@testable import Navigation

struct KeySetTests {
    private let keys: [Key] = [
        .character("a"), .character("?"), .character("0"), .character("~"), .character(" "), .control("a"), .alt("a"),
        .character("가"), .character("é"), Key(.enter), Key(.function(1)), Key(.up, modifiers: .shift),
    ]

    @Test func `each key is in it once it was put there, and no other`() {
        for key in keys {
            var set = KeySet()
            set.insert([key])
            for other in keys { #expect(set.contains(other) == (other == key)) }
        }
    }

    @Test func `an empty set has no key, a full one all`() {
        var set = KeySet()
        for key in keys { #expect(!set.contains(key)) }
        set.insert(keys)
        for key in keys { #expect(set.contains(key)) }
        // Composed and decomposed forms of a character are equal.
        #expect(set.contains(.character("e\u{301}")))
        #expect(!set.contains(.character("b")))
    }
}
