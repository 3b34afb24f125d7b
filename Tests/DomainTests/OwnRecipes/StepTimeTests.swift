import Domain
import Testing

/// The time that a step names.
struct StepTimeTests {
    @Test(arguments: [
        ("Blend for ten seconds.", 10), ("Shake for two minutes.", 120), ("10초 동안 세게 흔든다.", 10),
        ("Stir until very cold, about 30 seconds.", 30), ("20~30초 젓는다.", 30), ("2-3 minutes", 180),
        ("1분 30초 기다린다.", 90), ("shake hard for one more minute without it", 60), ("한 시간 넘게 차게 둔다.", 3_600),
        ("Steep for an hour.", 3_600), ("Wait 1 minute and 30 seconds.", 90), ("15 sec", 15),
        ("Shake for twenty-five seconds.", 25), ("Wait eleven minutes.", 660), ("twenty, five seconds apart", 5),
    ])
    func `the duration of a step is found`(text: String, seconds: Int) {
        #expect(StepTime.seconds(in: text) == seconds)
    }

    @Test(arguments: [
        "Stir until it is cold, about 20 turns.", "Shake briskly for a few seconds.", "Pour.", "",
        "Pour in two minerals.", "do this five or six times", "900 minutes", "Add 2 dashes; a second straw.",
    ])
    func `a step without a duration has none`(text: String) {
        #expect(StepTime.seconds(in: text) == nil)
    }

    @Test(arguments: [
        ("Stir until it is cold, about 20 turns.", 20), ("스무 번쯤 저어 차갑게 한다.", 20), ("바 스푼으로 20바퀴 돌린다.", 20),
        ("Stir 30-40 times and strain.", 40), ("서른 번 젓고 거른다.", 30), ("Give it twenty full turns of the spoon.", 20),
        ("스물다섯 번 젓는다.", 25), ("Stir thirty five times.", 35),
    ])
    func `the number of turns of stirring is found`(text: String, turns: Int) {
        #expect(StepTime.turns(in: text) == turns)
    }

    @Test(arguments: [
        "Fill up with soda and stir once.", "탄산수를 채우고 한 번 젓는다.", "Stir until cold.", "두세 번 젓는다.", "다섯 번째로 저은 것",
        "Hold the ice back and pour in a long stream into a second tin; do this five or six times.",
        "Pulse lime, sugar and water in a blender, five short bursts.", "Ten turns of the pepper mill.", "",
        "Stir until very cold, about 30 seconds.",
    ])
    func `a step that does not say how often to stir has no turns`(text: String) {
        #expect(StepTime.turns(in: text) == nil)
    }

    @Test func `twenty turns take fifteen seconds`() {
        #expect(StepTime.seconds(ofTurns: 20) == 15)
    }
}
