import TestSupport
import Testing

@testable import Terminal

struct InputParserFuzzTests {
    private static let seed = UInt64(2026)

    /// Bytes that terminals send often.
    private static let telling =
        Array("\u{1b}\u{1b}\u{1b}[[]OPM<?;:0123456789~uRIcm$y\u{7}\\\r\u{0}\u{7f}q가".utf8) + [0xff, 0xe3, 0x9b]

    private static func bytes(_ count: Int, _ generator: inout SplitMix64) -> [UInt8] {
        (0..<count).map { _ in
            Bool.random(using: &generator)
                ? UInt8.random(in: 0...255, using: &generator) : telling.randomElement(using: &generator) ?? 0
        }
    }

    @Test func randomBytesNeverTrapAndTheNextKeyReacts() {
        var generator = SplitMix64(seed: Self.seed)
        var parser = InputParser()
        for round in 0..<4000 {
            _ = parser.feed(Self.bytes(50, &generator))
            _ = parser.timeout()
            #expect(!parser.isPending, "seed \(Self.seed) round \(round)")
            #expect(parser.feed("q".utf8) == [.key(.character("q"))], "seed \(Self.seed) round \(round)")
        }
    }

    @Test func splittingBytesOverReadsChangesNothing() {
        var generator = SplitMix64(seed: Self.seed)
        for round in 0..<400 {
            let bytes = Self.bytes(Int.random(in: 1...200, using: &generator), &generator)
            var whole = InputParser()
            var split = InputParser()
            var single = InputParser()
            let expected = whole.feed(bytes)
            #expect(bytes.flatMap { single.feed([$0]) } == expected, "seed \(Self.seed) round \(round)")
            var rest = bytes[...]
            var events: [InputEvent] = []
            while !rest.isEmpty {
                let count = min(rest.count, Int.random(in: 1...7, using: &generator))
                events += split.feed(rest.prefix(count))
                rest = rest.dropFirst(count)
            }
            #expect(events == expected, "seed \(Self.seed) round \(round)")
            #expect(split.isPending == whole.isPending && split.timeout() == whole.timeout())
        }
    }

    @Test func keysAreTextOrNamed() {
        var generator = SplitMix64(seed: Self.seed)
        var parser = InputParser()
        for event in parser.feed(Self.bytes(100_000, &generator)) + parser.timeout() {
            guard case .key(let key) = event, case .character(let character) = key.code else { continue }
            let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
            #expect(!isControl, "seed \(Self.seed): \(key)")
        }
    }
}
