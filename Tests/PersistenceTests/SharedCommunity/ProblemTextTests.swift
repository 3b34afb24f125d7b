import Domain
import Testing

@testable import Persistence

struct ProblemTextTests {
    @Test(
        arguments: [
            .offline, .proxy(ProxyProblem("https_proxy", .notFound)), .proxy(ProxyProblem("all_proxy", .unreachable)),
            .proxy(ProxyProblem("HTTPS_PROXY", .refused(status: 407))), .redirected(from: "a.example", to: "b.example"),
            .programTooOld(needed: nil), .outOfOrder(status: 502), .other("in the system's words"),
        ] as [CommunityProblem])
    func `a problem is read back as it was stored`(problem: CommunityProblem) {
        #expect(ProblemText.problem(ProblemText.text(problem)) == problem)
    }
}
