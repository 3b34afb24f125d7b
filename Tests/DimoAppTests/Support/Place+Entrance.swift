import Domain
import Terminal

@testable import DimoApp

extension Place {
    /// The screens from a first start to the first step of a new account.
    static let entrance: [Place] = [
        Place("first-bottles") { _ in },
        Place("first-bottles-ticked") { stage in
            await stage.press(.character(" "), Key(.down), Key(.right), Key(.right), .character(" "))
            await stage.press(Key(.right), .character(" "))
        },
        Place("welcome") { await $0.press(Key(.escape)) },
        Place("legal-age") { await $0.press(Key(.enter)) },
        Place("sign-in-nobody") { await $0.press(Key(.escape), Key(.down), Key(.enter)) },
        Place("recover") { await $0.press(Key(.down), Key(.down), Key(.down), Key(.enter)) },
        Place("sign-up") { await $0.press(Key(.escape), Key(.escape), Key(.down), Key(.enter)) },
        Place("sign-up-flawed") { await $0.press(.control("s")) },
        Place("type") { await $0.press(Key(.down), Key(.down), Key(.enter)) },
        Place("self-test") { await $0.press(Key(.up), Key(.up), Key(.enter)) },
        Place("self-test-result") { stage in
            for _ in 0..<SelfTest.count { await stage.press(Key(.enter)) }
        },
        Place("sign-up-typed") { await $0.press(Key(.enter), Key(.up), Key(.up)) },
        Place("setup") { await $0.fillSignUp("juno", password: "") },
    ]
}
