import Domain
import Testing

@Suite struct SelfTestTests {
    @Test func `each axis has three questions, never two in a row`() {
        for axis in MBTIAxis.allCases {
            #expect((0..<SelfTest.count).count { SelfTest.axis(of: $0) == axis } == 3)
        }
        #expect((1..<SelfTest.count).allSatisfy { SelfTest.axis(of: $0) != SelfTest.axis(of: $0 - 1) })
    }

    @Test func `every type can result from the test`() {
        for type in MBTI.all {
            var test = SelfTest()
            for question in 0..<SelfTest.count {
                #expect(test.result == nil)
                test.answer(isSecond: type.isSecond(on: SelfTest.axis(of: question)))
            }
            #expect(test.result == type)
        }
    }

    @Test func `two of three answers decide, and going back allows a change`() {
        var test = SelfTest()
        for question in 0..<SelfTest.count { test.answer(isSecond: question < 4) }
        #expect(test.result?.text == "ENTJ")
        #expect(test.score(on: .energy) == (2, 1))
        test.goBack()
        #expect(!test.isComplete)
        #expect(test.present == false)
        test.answer(isSecond: true)
        #expect(test.result?.text == "ENTP")
        test.answer(isSecond: true)
        #expect(test.result?.text == "ENTP")
    }
}
