import Domain
import Testing

struct SlugTests {
    @Test func `names with the same ID are numbered from 2, skipping those taken`() {
        let taken: Set = ["gin-3"]
        var last = 1
        var ids: [String] = []
        for _ in 0..<4 { ids.append(Slug.free("gin", after: &last) { taken.contains($0) || ids.contains($0) }) }
        #expect(ids == ["gin", "gin-2", "gin-4", "gin-5"])
    }

    @Test(arguments: [([], "gin"), (["gin"], "gin-2"), (["gin", "gin-2", "gin-3"], "gin-4"), (["gin-2"], "gin")])
    func `a taken ID gets the first free number`(taken: [String], id: String) {
        #expect(Slug.free("gin", isTaken: taken.contains) == id)
    }
}
