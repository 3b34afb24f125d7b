import Domain
import Terminal
import Testing

@testable import DimoApp
@testable import Navigation

/// `/` searches on every screen with rows, and the palette leads to every place.
@MainActor
struct FindKeyTests {
    /// Pages on which every letter is an answer and everything is visible.
    private static let answering: Set = ["run", "run-picked"]

    @Test func `every screen with rows to open can be searched with a slash`() async throws {
        for visit in try await KeyTour.visits(.english)
        where visit.isInside && !visit.isModal && !visit.isCapturingText && !Self.answering.contains(visit.name) {
            guard visit.own.contains(where: { ["list.open", "page.open"].contains($0.id) && $0.isEnabled }) else {
                continue
            }
            let finds = visit.own.contains { $0.keys.contains(.character("/")) && $0.isEnabled }
            #expect(finds, "\(visit.name): / does nothing")
        }
    }

    @Test(arguments: [
        "drink:negroni", "ingredient:gin", "base:gin", "glass:rocks", "tool:jigger", "technique:stir",
        "compare:negroni,americano", "sum:negroni", "work:porco-rosso", "character:howl", "dig:howl", "result:howl",
        "search:totoro",
        "city:seoul", "home/hot", "settings/look",
    ])
    func `the palette opens routes, with or without an ID`(route: String) async throws {
        let stage = try await Stage.opened(route: .tab(.settings))
        await stage.press(.character(":"))
        await stage.type(route)
        await stage.press(Key(.enter))
        #expect(stage.shell.owner?.route == route)
    }
}
