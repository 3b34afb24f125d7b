import Domain
import Testing

@testable import Works

struct WorksDestinationTests {
    @Test(arguments: [
        (WorksDestination.work("metropolis"), "work:metropolis"), (.character("maria"), "character:maria"),
        (.review("12"), "review:12"), (.ownWorks, "dig/own"), (.requests, "dig/requests"), (.hidden, "dig/hidden"),
    ])
    func `a destination and its route convert into each other`(destination: WorksDestination, route: String) {
        #expect(destination.route == route)
        #expect(WorksDestination(route: route) == destination)
    }

    @Test(arguments: ["dig", "dig/hot", "work", "work:", "work:a b", "drink:negroni", "review/write"])
    func `routes of other features and unknown routes are not parsed`(route: String) {
        #expect(WorksDestination(route: route) == nil)
    }
}
