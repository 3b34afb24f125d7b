import Terminal
import Testing

@testable import Navigation

struct KeySetTests {
    private let keys: [Key] = [
        .character("a"), .character("?"), .character("0"), .character("~"), .character(" "), .control("a"), .alt("a"),
        .character("가"), .character("é"), Key(.enter), Key(.function(1)), Key(.up, modifiers: .shift),
    ]

    @Test func `a set contains exactly the inserted keys`() {
        for key in keys {
            var set = KeySet()
            set.insert([key])
            for other in keys { #expect(set.contains(other) == (other == key)) }
        }
    }

    @Test func `an empty set contains no key, a full one every key`() {
        var set = KeySet()
        for key in keys { #expect(!set.contains(key)) }
        set.insert(keys)
        for key in keys { #expect(set.contains(key)) }
        // Composed and decomposed forms of a character are equal.
        #expect(set.contains(.character("e\u{301}")))
        #expect(!set.contains(.character("b")))
    }
}
