import Domain
import Testing

/// The time that a step names.
struct StepTimeTests {
    @Test(arguments: [
        ("Blend for ten seconds.", 10), ("Shake for two minutes.", 120), ("10초 동안 세게 흔든다.", 10),
        ("Stir until very cold, about 30 seconds.", 30), ("20~30초 젓는다.", 30), ("2-3 minutes", 180),
        ("1분 30초 기다린다.", 90), ("shake hard for one more minute without it", 60), ("한 시간 넘게 차게 둔다.", 3_600),
        ("Steep for an hour.", 3_600), ("Wait 1 minute and 30 seconds.", 90), ("15 sec", 15),
    ])
    func `it is found`(text: String, seconds: Int) {
        #expect(StepTime.seconds(in: text) == seconds)
    }

    @Test(arguments: [
        "Stir until it is cold, about 20 turns.", "Shake briskly for a few seconds.", "Pour.", "",
        "Pour in two minerals.", "do this five or six times", "900 minutes", "Add 2 dashes; a second straw.",
    ])
    func `a step without a duration has none`(text: String) {
        #expect(StepTime.seconds(in: text) == nil)
    }
}
