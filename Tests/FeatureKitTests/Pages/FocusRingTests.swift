import FeatureKit
import Testing

/// The focus moves through the targets of a page in reading order and wraps around.
@MainActor
struct FocusRingTests {
    @Test func `the focus of a list stops at its ends`() {
        var ring = ring("a", "b", "c")
        ring.move(by: -1, wraps: false)
        #expect(ring.focused == "a")
        ring.move(by: 5, wraps: false)
        #expect(ring.focused == "c")
        ring.move(by: 1)
        #expect(ring.focused == "a")
    }

    private func ring(_ targets: String...) -> FocusRing<String> {
        var ring = FocusRing<String>()
        ring.setTargets(targets)
        return ring
    }

    @Test func `the ring starts at the first target`() {
        #expect(ring("a", "b").focused == "a")
        #expect(ring().focused == nil)
    }

    @Test func `the focus wraps at the ends`() {
        var ring = ring("a", "b", "c")
        ring.move(by: -1)
        #expect(ring.focused == "c")
        ring.move(by: 1)
        #expect(ring.focused == "a")
        ring.move(by: 7)
        #expect(ring.focused == "b")
        ring.move(by: -8)
        #expect(ring.focused == "c")
    }

    @Test func `an empty ring has no focus`() {
        var ring = ring()
        ring.move(by: 1)
        ring.focus("a")
        #expect(ring.focused == nil)
    }

    @Test func `the focus stays on its target when others are added or removed`() {
        var ring = ring("a", "b", "c")
        ring.focus("b")
        ring.setTargets(["x", "a", "b"])
        #expect(ring.focused == "b")
        ring.setTargets(["x"])
        #expect(ring.focused == "x")
        ring.setTargets([])
        #expect(ring.focused == nil)
    }

    @Test func `a missing target is not focused`() {
        var ring = ring("a", "b")
        ring.focus("z")
        #expect(ring.focused == "a")
    }
}
